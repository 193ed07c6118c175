import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { type Between, checkHost, pathOf, runCheck, startHost, unchanged, unhurried } from './host-fixture.ts'

const creates = (request: Request) => request.method === 'POST' && pathOf(request) === '/v1/products'
const deletes = (request: Request) => request.method === 'DELETE' && pathOf(request).startsWith('/v1/products/')
const flags = ['--write', '--only', 'products']

/** Interrupts the run once the first product is created. */
const interrupting =
  (interrupt: () => unknown, then: Between = unchanged): Between =>
  async (request, answer) => {
    const given = await then(request, answer)
    if (creates(request) && given.status === 201) await interrupt()
    return given
  }

const keeping: Between = (request, answer) =>
  deletes(request) ? Response.json({ message: 'Not now.' }, { status: 503 }) : answer(request)

describe('a run that is interrupted while it writes', () => {
  it('undoes its changes, sends nothing else, and says that it ended early', async () => {
    const stop = new AbortController()
    const after: string[] = []
    await using host = await startHost((request, answer) => {
      if (stop.signal.aborted) after.push(`${request.method} ${pathOf(request).replace(/\d+$/, '…')}`)
      return interrupting(() => stop.abort())(request, answer)
    })
    const before = await host.state()
    const { exitCode, out, err } = await runCheck([host.origin, ...flags], { signal: stop.signal, fetch: host.fetch })
    expect(after).toEqual(['DELETE /v1/products/prod-…', 'DELETE /v1/collections/col-…', 'DELETE /v1/categories/cat-…'])
    expect((await host.state()).hash).toBe(before.hash)
    expect(out).toContain('stopped early: the run was stopped')
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: 'The run ended early: the run was stopped.' })
  })

  it('lists what it could not undo', async () => {
    const stop = new AbortController()
    const { out } = await checkHost(
      interrupting(() => stop.abort(), keeping),
      flags,
      { signal: stop.signal },
    )
    expect(out).toMatch(/^left on the host: deleteProduct \{"id":"prod-\d+"\} answered 503$/m)
  })

  // A process of Windows cannot send another one Ctrl-C.
  it.skipIf(process.platform === 'win32')(
    'ends after Ctrl-C too, when the command itself runs',
    { tags: 'slow' },
    async () => {
      const commands: ChildProcess[] = []
      const stopping = Promise.withResolvers<void>()
      // The answer waits until the command has heard the interrupt, so that a slow machine sees the same order of events.
      const interrupt = async () => {
        commands[0]?.kill('SIGINT')
        await stopping.promise
      }
      await using host = await startHost(interrupting(interrupt))
      const before = await host.state()
      const args = ['contracts/shop/check/main.ts', host.origin, ...flags, ...unhurried]
      const running = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe'] })
      commands.push(running)
      let said = ''
      running.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
        // On a slow machine the command tells its progress too.
        if (said.includes('Stopping')) stopping.resolve()
      })
      running.on('exit', () => stopping.resolve())
      const [exitCode] = (await once(running, 'close')) as [number]
      expect(exitCode).toBe(2)
      expect(said).toContain('Stopping: the changes are being undone.')
      expect((await host.state()).hash).toBe(before.hash)
    },
  )

  it('says that nothing was judged when it has not begun', async () => {
    const stop = new AbortController()
    const stopping: Between = (request, answer) => {
      stop.abort()
      return answer(request)
    }
    const { exitCode, err } = await checkHost(stopping, flags, { signal: stop.signal })
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: 'Nothing was judged: the run was stopped.' })
  })
})
