import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readContract } from '#openapi/contract/read-contract.ts'
import { anyContract } from '../backend.ts'
import { serveContract } from '../serve-contract.ts'
import { partOf, projectOf, readProject, withProject } from './read-project.ts'

const fixture = join(import.meta.dirname, 'library-fixture')
const file = join(fixture, 'kit.config.ts')
const contract = join(fixture, 'library.yaml')

const folder = mkdtempSync(join(tmpdir(), 'kit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a configuration that is wrong', () => {
  test.each([
    [{}, 'contract is missing'],
    [{ contract: '' }, 'contract: too small: expected string to have >=1 characters'],
    [{ contract: 'a.yaml', chekc: {} }, 'there is no chekc'],
    [{ contract: 'a.yaml', store: { rowz: 3, rows: 2.5 } }, /store\.rows: expected int.*; there is no store\.rowz/],
    [{ contract: 'a.yaml', zone: 'Europe/Pariss' }, 'zone: give the name of a zone such as Europe/Paris'],
    [{ contract: 'a.yaml', store: { accounts: [{ name: 'reader' }] } }, 'store.accounts.0.token is missing'],
    [
      { contract: 'a.yaml', store: { accounts: ['a', 'b'].map((name) => ({ name, token: 'same' })) } },
      'store.accounts: give each a name and a token of its own',
    ],
    [{ contract: 'a.yaml', store: { operations: { lend: 1 } } }, 'store.operations.lend: give a function'],
    [
      { contract: 'a.yaml', store: { scenarios: { full: { description: '', change: 1 } } } },
      'store.scenarios.full.change: give a function',
    ],
    [
      { contract: 'a.yaml', store: { stories: [{ name: 'a', sentence: 'b', address: 'books' }] } },
      'store.stories.0.address: give a path such as /books',
    ],
    [{ contract: 'a.yaml', store: { errorBody: {} } }, 'store.errorBody: give a function'],
    [{ contract: 'a.yaml', page: { session: 1 } }, 'page.session: expected string'],
    [{ contract: 'a.yaml', zone: () => 'UTC' }, 'zone: expected string'],
    [{ contract: 'a.yaml', check: { laws: [{ name: 'a', reason: 'b' }] } }, 'check.laws.0.sentence is missing'],
    [{ contract: 'a.yaml', check: { journeys: [{ name: 'a', about: [] }] } }, 'check.journeys.0.make: give a function'],
    [{ contract: 'a.yaml', check: { undo: { lend: { buy: 1 } } } }, 'there is no check.undo.lend.buy'],
    [{ contract: 'a.yaml', check: { accounts: { me: { key: 'a' } } } }, 'there is no check.accounts.me.key'],
    [{ contract: 'a.yaml', page: { prefixes: ['api'] } }, 'page.prefixes.0: give a path such as /api, or an address'],
    [
      { contract: 'a.yaml', page: { prefixes: ['/api', 'http://a.test/v1'] } },
      'page.prefixes: give all with the same path',
    ],
    [7, 'the configuration: expected object, received number'],
  ])('%j is told in one line that names the part', (value, words) => {
    expect(() => projectOf(value, 'kit.config.ts')).toThrow(words)
    expect(() => projectOf(value, 'kit.config.ts')).toThrow(/^kit\.config\.ts: .*\.$/)
  })

  test.each([
    ['none.mjs', 'export const other = 1', /none\.mjs has no default export: write export default defineKit/],
    ['broken.mjs', 'export default {', /broken\.mjs could not be read: \S/],
  ])('%s says what to do', async (name, text, words) => {
    await expect(readProject(written(name, text))).rejects.toThrow(words)
  })

  test('a file that is not there is named', async () => {
    await expect(readProject('nowhere.ts')).rejects.toThrow(new Error('nowhere.ts does not exist.'))
  })

  test('a changed file is read anew', async () => {
    const changed = written('changed.mjs', "export default { contract: 'a.yaml' }")
    await readProject(changed)
    writeFileSync(changed, "export default { contract: 'https://library.test/b.yaml' }")
    expect((await readProject(changed)).config.contract).toBe('https://library.test/b.yaml')
  })
})

describe('a part that is a function', () => {
  test('is loaded when it is asked for, and then told what is wrong in it', async () => {
    let loaded = 0
    const store = async () => ({ rows: loaded++ - 1 })
    const project = projectOf({ contract: 'a.yaml', store }, 'kit.config.ts')
    expect([loaded, await partOf(project, 'check')]).toEqual([0, undefined])
    await expect(partOf(project, 'store')).rejects.toThrow(/^kit\.config\.ts: store\.rows: too small.*\.$/)
    expect(await partOf(project, 'store')).toEqual({ rows: 0 })
  })

  test('gives a command its flags', async () => {
    const text = "export default { contract: 'https://a.test/a.yaml', store: async () => ({ rows: 3 }) }"
    expect((await withProject(['--config', written('later.mjs', text)], 'store')).args).toContain('--rows=3')
  })
})

describe('the arguments of a command', () => {
  test('are those of kit.config.ts where it is called, with its contract from there', async () => {
    expect((await withProject(['--port', '0'], 'store', fixture)).args).toEqual([
      '--port',
      '0',
      `--contract=${contract}`,
      '--rows=8',
      '--seed=7',
    ])
    expect((await withProject([], 'check', fixture)).args).toEqual([`--contract=${contract}`, '--also=takeBack'])
  })

  test('say what counts where both do', async () => {
    expect((await withProject(['--seed=3'], 'store', fixture)).args).toEqual([
      '--seed=3',
      `--contract=${contract}`,
      '--rows=8',
    ])
  })

  test('name another configuration, or a contract that stands for itself', async () => {
    expect((await withProject(['--config', file, '--write'], 'check', folder)).args[0]).toBe('--write')
    expect(await withProject(['--contract', 'a.yaml'], 'check', fixture)).toEqual({ args: ['--contract', 'a.yaml'] })
    expect((await withProject(['http://127.0.0.1'], 'check', folder)).args).toEqual(['http://127.0.0.1'])
  })

  test('has no number of rows beside a recording', async () => {
    const { args } = await withProject(['--recording', 'session'], 'store', fixture)
    expect(args).toEqual(['--recording', 'session', `--contract=${contract}`, '--seed=7'])
  })

  test.each([
    [['--config'], "Option '--config' needs a value."],
    [['--config', '--write'], "Option '--config' needs a value."],
    [['--config', 'a.ts', '--contract', 'b.yaml'], '--config names the contract: leave it out, or --contract.'],
  ])('%j is refused in one line', async (args, message) => {
    await expect(withProject(args, 'check')).rejects.toThrow(new Error(message))
  })
})

describe('a rule of its own', () => {
  test('answers its operation from the rows, with the success and the refusals of the contract', async () => {
    const project = await readProject(file)
    const { operations } = (await partOf(project, 'store')) ?? {}
    const server = await serveContract(anyContract(await readContract(contract), { operations }), { port: 0 })
    const call = (path: string, method = 'GET', body?: object) =>
      fetch(`${server.origin}/api${path}`, {
        method,
        headers: { 'X-Key': 'any', ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const { id } = (await (await call('/loans', 'POST', { bookId: 1, memberId: 1 })).json()) as { id: number }
    const back = await call(`/loans/${id}/return`, 'POST')
    expect([back.status, back.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    expect(await back.json()).toEqual(await (await call(`/loans/${id}`)).json())
    const again = await call(`/loans/${id}/return`, 'POST')
    expect([again.status, await again.json()]).toMatchObject([409, { detail: 'The book is back already.' }])
    await server.close()
  })

  test('of no operation is refused by name', async () => {
    const operations = { lendd: () => undefined }
    const wrong = async () => anyContract(await readContract(contract), { operations })
    await expect(wrong()).rejects.toThrow('store.operations: the contract has no operation "lendd".')
  })
})
