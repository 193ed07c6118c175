import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readShopAddress } from '#mocks/shop/shop-address.ts'
import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { runCheck, withDirectory } from './host-fixture.ts'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/first-ten-minutes.md'), 'utf8')

/** What a pattern finds in the page; throws if the page has it no more. */
function inPage(pattern: RegExp): string[] {
  const found = pattern.exec(page)
  if (!found) throw new Error(`docs/first-ten-minutes.md has no ${pattern} any more.`)
  return found.slice(1)
}

it('the fault of step 2 is one of an address', () => {
  const [address = ''] = inPage(/^(http:\/\/localhost:5173\/\?faults=\S+)$/m)
  expect(readShopAddress(address).choices.settings.faults).toHaveLength(1)
})

it('the field of step 3 is named where an example lacks it, as step 4 says', () =>
  withDirectory((copy) => {
    const [required = '', field = ''] = inPage(/^ {2}(required: .*)\n {2}properties:\n( {4}code: .*)$/m)
    cpSync(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true })
    const schema = join(copy, 'openapi/schemas/tax-categories.yaml')
    const before = readFileSync(schema, 'utf8')
    const after = before.replace(
      /required: \[id, name, standard_rate\]\n {2}properties:/,
      `${required}\n  properties:\n${field}`,
    )
    expect(after).not.toBe(before)
    writeFileSync(schema, after)
    const lint = ['lint', '--extends', 'recommended-strict', 'openapi/openapi.yaml']
    const program = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const { status, stdout } = spawnSync(process.execPath, [program, ...lint], { cwd: copy, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/required property.*code/)
    return Promise.resolve()
  }))

it('the host of step 5 breaks the contract, and the check says where', async () => {
  const [faults = '', , ...flags] = inPage(/serve -- --faults (\S+)\n.*check -- (\S+) (\S+) (\S+)$/m)
  const { settings } = readShopAddress(`http://localhost/?faults=${faults}`).choices
  const { fetch } = createBackend({ shop: await openShop({ settings }) })
  const { exitCode, out } = await runCheck(['http://127.0.0.1:4010', ...flags], {
    fetch: (...request) => fetch(new Request(...request)),
  })
  expect(exitCode).toBe(1)
  expect(out).toMatch(/^DRIFT.*listCategories/m)
})
