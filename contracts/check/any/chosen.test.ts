import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { checkLibrary } from './library-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'chosen-'))
afterAll(() => rmSync(folder, { recursive: true }))
const bodyFile = join(folder, 'book.json')
writeFileSync(bodyFile, JSON.stringify({ title: 'The book of the user', genre: 'poem' }))

describe('data of the user', () => {
  test('is what a parameter of a path is', async () => {
    const { requests, out } = await checkLibrary(undefined, ['--param', 'shelf=7', '--param', 'getBook.bookId=2'])
    expect(requests).toContain('GET /api/shelves/7/books')
    expect(requests).toContain('GET /api/books/2')
    expect(out).not.toContain('gives a value for {shelf}')
  })

  test('is the body that an operation is sent first', async () => {
    const sent: string[] = []
    const { exitCode } = await checkLibrary(
      async (request, given) => {
        if (request.method === 'POST') sent.push(await request.text())
        return given
      },
      ['--write', '--body', `addBook=${bodyFile}`],
    )
    expect(sent[0]).toContain('The book of the user')
    expect(exitCode).toBe(0)
  })

  test.each([
    [['--param', 'shelv=7'], '--param shelv: the contract has no such parameter'],
    [['--param', 'shelf'], '--param shelf: give it as NAME=VALUE.'],
    [['--body', `addBoook=${bodyFile}`], '--body addBoook: the contract has no such operation with a body.'],
    [['--body', 'addBook=nowhere.json'], '--body addBook=nowhere.json cannot be read'],
    [['--body', `addBook=${libraryFile}`], 'the contract does not allow it, since it must be object'],
    [['--only', 'shelves'], '--only shelves: the contract has no such tag'],
  ])('that fits nothing is told with exit code 2: %s', async (flags, words) => {
    const { exitCode, err, requests } = await checkLibrary(undefined, flags)
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
    expect(err).toContain(words)
    expect(err).not.toContain('\n')
  })
})

test('operations are chosen by their names or by method and path, and the list before them is read', async () => {
  const { requests } = await checkLibrary(undefined, ['--only', 'GET /books/{bookId}', '--only', 'listShelf'])
  expect(new Set(requests)).toContain('GET /api/books/1')
  const { exitCode, requests: other, out } = await checkLibrary(undefined, ['--write', '--skip', 'removeBook'])
  expect(other.filter((each) => each.startsWith('DELETE /api/books/'))).toEqual([])
  expect(exitCode).toBe(0)
  expect(out).toContain('since it is left out by --skip: removeBook')
})

test('a contract is read from an address, and one that cannot be fetched is told in one line', async () => {
  const server = createServer(({ url }, response) =>
    url === '/library.yaml' ? response.end(readFileSync(libraryFile)) : response.writeHead(404).end(),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const { found, out } = await checkLibrary(
    (request, given) => (request.url.endsWith('/books/1') ? Response.json({ id: 1 }) : given),
    [],
    { contract: `${origin}/library.yaml` },
  )
  expect(found).toContain('structure getBook $.title')
  expect(out).toContain(`${origin}/library.yaml:`)
  const missing = await checkLibrary(undefined, [], { contract: `${origin}/nowhere.yaml` })
  server.close()
  expect(missing).toMatchObject({ exitCode: 2, requests: [] })
  expect(missing.err).toContain('could not be read as an OpenAPI file')
  expect(missing.err).not.toContain('\n')
})
