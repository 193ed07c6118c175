import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readRecording, recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { library } from '#contracts/check/any/library-fixture.ts'
import { serveFile } from '#mocks/any-contract/serve-contract.ts'
import { listIn } from '#openapi/contract/json.ts'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { record } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'record-any-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The contract of the library, by which a title is about a person. */
const contract = join(folder, 'library.yaml')
writeFileSync(
  contract,
  readFileSync(libraryFile, 'utf8').replace('maxLength: 60 }', 'maxLength: 60, x-personal: name }'),
)

/** Records the library by a contract of its own. */
async function recorded(args: readonly string[], file = contract) {
  const { fetch } = library('/api')
  const directory = mkdtempSync(join(folder, 'recording-'))
  const said: string[] = []
  const exitCode = await record(['http://127.0.0.1:1', '--contract', file, ...args, '--recording', directory], {
    env: { CHECK_TOKEN: 'secret-key' },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (line) => said.push(line),
    err: (line) => said.push(line),
    fetch: async (...given) => fetch(new Request(...given)),
  })
  const text = () => readFileSync(join(directory, recordingFile), 'utf8')
  return { exitCode, said, text, directory }
}

describe('a recording of a host by a contract of its own', () => {
  test('has its reads, without what the contract calls personal', async () => {
    const { exitCode, said, text } = await recorded([])
    expect({ exitCode, said }).toMatchObject({
      exitCode: 0,
      said: [expect.stringMatching(/^\d+ calls are recorded in .* Values redacted: name 3, token 1\.$/)],
    })
    const { calls } = readRecording(text())
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']))
    const [first] = calls
    expect(first).toMatchObject({ path: '/api/books', status: 200 })
    expect(JSON.parse(first?.text ?? '')).toMatchObject([{ id: 1, genre: 'novel', price: 4.5 }, { id: 2 }, { id: 3 }])
    expect(text()).not.toMatch(/Book 1|secret-key/)
  })

  test('has its writes with --write, and ends with the state after them', async () => {
    const { exitCode, text } = await recorded(['--write', '--header', 'X-Key: secret-key'])
    expect(exitCode).toBe(0)
    const { calls } = readRecording(text())
    expect(calls.map(({ method, status }) => `${method} ${status}`)).toEqual(
      expect.arrayContaining(['POST 201', 'PUT 200', 'DELETE 204']),
    )
    expect(JSON.parse(calls.findLast(({ path }) => path === '/api/books')?.text ?? '')).toHaveLength(3)
    expect(text()).not.toMatch(/Book 1|secret-key/)
  })

  test('is served with what the session showed last', async () => {
    const { directory, text } = await recorded(['--write', '--header', 'X-Key: secret-key'])
    const { open } = await serveFile(contract, {}, directory)
    const { backend } = await open()
    const read = async (path: string): Promise<unknown> =>
      (await backend.fetch(new Request(`http://library.test${path}`))).json()
    const { calls } = readRecording(text())
    const books: unknown = JSON.parse(calls.findLast(({ path }) => path === '/api/books')?.text ?? '')
    expect(await read('/api/books')).toEqual(books)
    expect([await read('/api/books/1')]).toEqual(listIn(books).slice(0, 1))
  })

  test.each([
    ['a file that is missing', [], 'nowhere.yaml', /nowhere\.yaml does not exist\.$/],
    ['a tag that the contract lacks', ['--only', 'films'], contract, /^--only films: the contract has no such tag/],
  ])('of %s is one line, and the exit code is 2', async (_what, args, file, line) => {
    const { exitCode, said } = await recorded(args, file)
    expect({ exitCode, said }).toEqual({ exitCode: 2, said: [expect.stringMatching(line)] })
    expect(said.join()).not.toContain('\n')
  })
})
