import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { altered, type Between, runCheck, startHost } from '../host-fixture.ts'

const root = join(import.meta.dirname, '../../..')

const renamed = ({ thumbnail, ...rest }: Record<string, unknown>) => ({ ...rest, picture: thumbnail, pieces: 7 })

/** Renames the thumbnail of a collection and adds an undocumented count. */
const drifting: Between = async (request, answer) => {
  const given = await answer(request)
  if (!new URL(request.url).pathname.startsWith('/v1/collections') || !given.ok) return given
  return altered(given, (body) =>
    Array.isArray(body.data) ? { ...body, data: (body.data as Record<string, unknown>[]).map(renamed) } : renamed(body),
  )
}

it('a patch that is applied makes the next check pass', { timeout: 180_000 }, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'patched-'))
  const patch = join(copy, 'openapi.patch')
  await using host = await startHost(drifting)
  expect(await runCheck([host.origin, '--only', 'collections', '--patch', patch], { fetch: host.fetch })).toMatchObject(
    { exitCode: 1 },
  )

  const parts = ['package.json', 'tsconfig.json', 'openapi', 'contracts', 'src/shared/api']
  for (const part of [...parts, 'mocks/engine', 'mocks/seeded-accounts.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: copy })
  await run('git', 'apply', patch)
  await run('npm', 'run', '--silent', 'generate')
  // Exit code 1 rejects; the output says why.
  const again = await run(process.execPath, 'contracts/check/main.ts', host.origin, '--only', 'collections').catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  )
  expect(again.stderr).toBe('')
  expect(again.stdout).toContain('The host keeps the contract.')
  rmSync(copy, { recursive: true })
})
