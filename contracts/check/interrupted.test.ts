import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { type Between, runCheck, startHost } from './host-fixture.ts'

const creates = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === '/v1/products'
const deletes = ({ method, url }: Request) => method === 'DELETE' && new URL(url).pathname.startsWith('/v1/products/')

/** Interrupts the run once the first product is created. */
const interrupting =
  (interrupt: () => unknown, then: Between = (request, answer) => answer(request)): Between =>
  async (request, answer) => {
    const given = await then(request, answer)
    if (creates(request) && given.status === 201) await interrupt()
    return given
  }

const keeping: Between = (request, answer) =>
  deletes(request) ? Response.json({ message: 'Not now.' }, { status: 503 }) : answer(request)

describe('a run that is interrupted while it writes', { timeout: 120_000 }, () => {
  it('undoes its changes, sends nothing else, and says that it ended early', async () => {
    const stop = new AbortController()
    const after: string[] = []
    await using host = await startHost((request, answer) => {
      if (stop.signal.aborted) after.push(`${request.method} ${new URL(request.url).pathname.replace(/\d+$/, '…')}`)
      return interrupting(() => stop.abort())(request, answer)
    })
    const before = await host.state()
    const flags = ['--write', '--only', 'products']
    const { exitCode, out, err } = await runCheck([host.origin, ...flags], { signal: stop.signal, fetch: host.fetch })
    expect(after).toEqual(['DELETE /v1/products/prod-…'])
    expect((await host.state()).hash).toBe(before.hash)
    expect(out).toContain('stopped early: the run was stopped')
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: 'The run ended early: the run was stopped.' })
  })

  it('lists what it could not undo', async () => {
    const stop = new AbortController()
    await using host = await startHost(interrupting(() => stop.abort(), keeping))
    const { out } = await runCheck([host.origin, '--write', '--only', 'products'], {
      signal: stop.signal,
      fetch: host.fetch,
    })
    expect(out).toMatch(/^left on the host: deleteProduct \{"id":"prod-\d+"\} answered 503$/m)
  })

  it('ends after Ctrl-C too, when the command itself runs', async () => {
    const commands: ChildProcess[] = []
    const told = Promise.withResolvers<void>()
    // The answer waits until the command has heard the interrupt, so that a slow machine sees the same order of events.
    const interrupt = async () => {
      commands[0]?.kill('SIGINT')
      await told.promise
    }
    await using host = await startHost(interrupting(interrupt))
    const before = await host.state()
    const args = ['contracts/check/main.ts', host.origin, '--write', '--only', 'products']
    const running = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe'] })
    commands.push(running)
    let said = ''
    running.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      told.resolve()
    })
    running.on('exit', () => told.resolve())
    const [exitCode] = (await once(running, 'close')) as [number]
    expect(exitCode).toBe(2)
    expect(said).toContain('Stopping: the changes are being undone.')
    expect((await host.state()).hash).toBe(before.hash)
  })

  it('says that nothing was played when it has not begun', async () => {
    const stop = new AbortController()
    await using host = await startHost((request, answer) => {
      stop.abort()
      return answer(request)
    })
    const flags = ['--write', '--only', 'products']
    const { exitCode, err } = await runCheck([host.origin, ...flags], { signal: stop.signal, fetch: host.fetch })
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: 'Nothing was played: the run was stopped.' })
  })
})
