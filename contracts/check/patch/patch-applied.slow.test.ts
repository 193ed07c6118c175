import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import {
  altered,
  type Between,
  pathOf,
  runCheck,
  startHost,
  unhurried,
  withDirectory,
} from '#contracts/shop/check/host-fixture.ts'

const root = join(import.meta.dirname, '../../..')

const renamed = ({ thumbnail, ...rest }: Record<string, unknown>) => ({ ...rest, picture: thumbnail, pieces: 7 })

const more = (product: Record<string, unknown>) => ({ ...product, hallmark: 'BIS', 'karat/fine': 22 })

/** Changes each record of a resource, in lists and alone. */
const drifting =
  (resource: string, change: (record: Record<string, unknown>) => object): Between =>
  async (request, answer) => {
    const given = await answer(request)
    if (!pathOf(request).startsWith(`/v1/${resource}`) || !given.ok) return given
    return altered(given, (body) =>
      Array.isArray(body.data) ? { ...body, data: (body.data as Record<string, unknown>[]).map(change) } : change(body),
    )
  }

it.each([
  ['collections', renamed],
  // One schema of the contract serves both the list and the product.
  ['products', more],
])('a patch that is applied makes the next check of %s pass', (resource, change) =>
  withDirectory(async (copy) => {
    const patch = join(copy, 'openapi.patch')
    await using host = await startHost(drifting(resource, change))
    const { exitCode } = await runCheck([host.origin, '--only', resource, '--patch', patch], { fetch: host.fetch })
    expect(exitCode).toBe(1)

    const parts = ['package.json', 'tsconfig.json', 'openapi', 'contracts', 'src/shared/api']
    for (const part of [
      ...parts,
      'mocks/engine',
      'mocks/any-contract/project',
      'mocks/http/flags.ts',
      'mocks/shop/accounts.ts',
      'src/shared/lib/known-arguments.ts',
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: copy })
    await run('git', 'apply', patch)
    await run(process.execPath, 'openapi/generate.ts')
    // Exit code 1 rejects; the output says why.
    const flags = ['--only', resource, ...unhurried]
    const again = await run(process.execPath, 'contracts/shop/check/main.ts', host.origin, ...flags).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    )
    expect(again.stdout, again.stderr).toContain('What was judged keeps the contract: ')
  }),
)
