import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { checkAny } from './command.ts'

test('the mock of a contract with ranges, several media types and objects in queries is clean', async () => {
  const file = join(import.meta.dirname, '../../../openapi/contract/fixtures/parcels.yaml')
  const contract = await readContract(file)
  const { backend } = await anyContract(contract).open()
  const [out, asked]: [string[], string[]] = [[], []]
  const exitCode = await checkAny(['http://127.0.0.1:1', '--contract', file, '--write', '--budget', '600000'], {
    env: { CHECK_TOKEN: 'meera:secret' },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => {
      const request = new Request(...given)
      asked.push(decodeURIComponent(new URL(request.url).search))
      return backend.fetch(request)
    },
  })
  expect({ exitCode, out: exitCode === 0 ? '' : out.join('\n') }).toEqual({ exitCode: 0, out: '' })
  expect(asked).toContain('?town=Pune&weight=19.99&size[width]=3')
})

test('an operation that documents a redirect alone is right with it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'redirect-')), 'redirect.json')
  const paths = {
    '/new': { get: { responses: { '200': { description: 'Here' } } } },
    '/old': { get: { responses: { '302': { description: 'Moved' } } } },
  }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }))
  const { backend } = await anyContract(await readContract(file)).open()
  const out: string[] = []
  const exitCode = await checkAny(['http://127.0.0.1:1', '--contract', file], {
    env: {},
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => backend.fetch(new Request(...given)),
  })
  expect(out.join('\n')).toContain('0 findings')
  expect(exitCode).toBe(0)
})
