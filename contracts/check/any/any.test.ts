import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listIn } from '#openapi/contract/json.ts'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { checkLibrary, type LibraryFault } from './library-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'any-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string, name = 'contract.yaml'): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const head = 'openapi: 3.1.0\ninfo: { title: a, version: "1" }\n'
const planets = '{ /planets: { get: { responses: { "200": { description: a } } } } }'

/** The library by OpenAPI 3.1, with a change. */
const inThreeOne = (change = (text: string) => text) =>
  fileWith(
    change(readFileSync(libraryFile, 'utf8'))
      .replace('openapi: 3.0.3', 'openapi: 3.1.0')
      .replaceAll(/\{ nullable: true, allOf: \[(\{[^}]*\})\] \}/g, "{ anyOf: [$1, { type: 'null' }] }")
      .replace('minimum: 0, exclusiveMinimum: true', 'exclusiveMinimum: 0'),
  )

describe('a host that keeps a contract of its own', () => {
  test.each([
    ['3.0, with the path of the server', {}],
    ['3.0, without it', { base: '' }],
    ['3.1', { contract: inThreeOne() }],
  ])('is clean by OpenAPI %s', async (_version, how) => {
    const { exitCode, out, found } = await checkLibrary(undefined, ['--write'], how)
    expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] })
    expect(out).toContain(
      'left out: 1, since no list and no example gives a value for {shelf}, nor does --param: listShelf',
    )
    expect(out).not.toContain('left on the host')
  })

  test('is clean if its contract has a pattern that nothing can be made up by', async () => {
    const contract = inThreeOne((text) => text.replace('minLength: 4,', "minLength: 4, pattern: '^(?=.*[A-Z])',"))
    const { exitCode, found, err } = await checkLibrary(undefined, ['--write', '--fuzz', '50'], { contract })
    expect({ exitCode, found, err }).toEqual({ exitCode: 0, found: [], err: '' })
  })

  test('is only read without --write', async () => {
    const { exitCode, requests, out } = await checkLibrary(undefined, [])
    expect(exitCode).toBe(0)
    expect(new Set(requests.map((each) => each.split(' ')[0]))).toEqual(new Set(['GET']))
    expect(out).toContain('left out: 3, since it writes: add --write for it')
  })

  test('is not written to without a token', async () => {
    const { out } = await checkLibrary(undefined, ['--write'], { env: {} })
    expect(out).toContain('since there is no token: set CHECK_TOKEN')
  })
})

test('a report is written into a folder that is made for it', async () => {
  const report = join(folder, 'new/reports')
  const { exitCode, err } = await checkLibrary(undefined, ['--report', report])
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'))).toMatchObject({ findings: [] })
})

test('a folder that cannot be made is said before any call', async () => {
  const { exitCode, err, requests } = await checkLibrary(undefined, ['--report', join(libraryFile, 'reports')])
  expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
  expect(err).toContain('cannot be written: ')
})

/** A host that makes ids which its own contract lets no path have, and refuses them there. */
const beyondItsPath: LibraryFault = ({ url }, given) =>
  Number(/\d+$/.exec(new URL(url).pathname)?.[0] ?? 0) > 2
    ? Response.json({ title: 'No.' }, { status: 422, headers: { 'Content-Type': 'application/problem+json' } })
    : given

test('a record whose id the contract lets no path have is not called by it', async () => {
  const contract = inThreeOne((text) =>
    text.replace('schema: { type: integer, minimum: 1 } }]', 'schema: { type: integer, minimum: 1, maximum: 2 } }]'),
  )
  const { found, out } = await checkLibrary(beyondItsPath, ['--write'], { contract })
  expect(found).toEqual([])
  expect(out).toContain('since its path may not have the id of what was made')
})

const filtersWrongly: LibraryFault = ({ url }, given) => (url.includes('by=') ? Response.json({}) : given)

test('an object in a query is shown as it is, and sent field by field', async () => {
  const filter = "filter, in: query, required: true, schema: { type: object, example: { by: 'title' } }"
  const contract = inThreeOne((text) => text.replace(/genre, in: query, .* \}(?= \})/, filter))
  const { out } = await checkLibrary(filtersWrongly, [], { contract })
  expect(out).toContain('GET /api/books?filter={"by":"title"} as user')
  expect(out).toContain("/api/books?by=title'")
})

const broken: LibraryFault = (_request, given) => (given.status === 201 ? Response.json({}, { status: 201 }) : given)

test('a header that signs in is sent with each request and hidden, and nothing is judged without it', async () => {
  const flags = ['--write', '--header', 'X-Key: secret-key']
  const { found, out } = await checkLibrary(broken, flags, { env: {} })
  expect(found).toContain('structure addBook $.title')
  expect(out).not.toContain('secret-key')
  expect(out).not.toContain('401')
})

/** The library, whose books a librarian alone may change. */
const ofLibrarians = () =>
  inThreeOne((text) =>
    text
      .replace('security: [{ key: [] }]', 'security: [{ key: [LIBRARIAN] }]')
      .replace('type: apiKey, in: header, name: X-Key', 'type: http, scheme: bearer'),
  )

/** Lets everybody delete. */
const lenient: LibraryFault = async (request, given) =>
  given.status === 403 && request.method === 'DELETE' ? new Response(null, { status: 204 }) : given

test('where a contract names roles, who has not the role is refused with 403', async () => {
  const env = { CHECK_TOKEN: 'reader-key', CHECK_ADMIN_TOKEN: 'secret-key' }
  const sound = await checkLibrary(undefined, ['--write'], { env, contract: ofLibrarians() })
  expect(sound).toMatchObject({ err: '', exitCode: 0, found: [] })
  const { found, out } = await checkLibrary(lenient, ['--write'], { env, contract: ofLibrarians() })
  expect(found).toContain('protocol removeBook status')
  expect(out).not.toMatch(/reader-key|secret-key/)
})

const isOf = (method: string, path: RegExp) => (request: Request) =>
  request.method === method && path.test(new URL(request.url).pathname)
const lists = isOf('GET', /books$/)
const reads = isOf('GET', /books\/\d+$/)
const adds = isOf('POST', /books$/)
const puts = isOf('PUT', /books\/\d+$/)
const deletes = isOf('DELETE', /books\/\d+$/)

/** Changes the JSON of successes. */
const altered =
  (when: (request: Request) => boolean, change: (body: Record<string, unknown>) => unknown): LibraryFault =>
  async (request, given) =>
    when(request) && given.ok && given.status !== 204
      ? Response.json(change((await given.json()) as Record<string, unknown>), { status: given.status })
      : given
const eachIn = (change: (book: Record<string, unknown>) => unknown) => (body: unknown) =>
  (body as Array<Record<string, unknown>>).map(change)
const instead =
  (when: (request: Request) => boolean, status: number, body?: unknown): LibraryFault =>
  (request, given) =>
    when(request) && given.status >= 400
      ? body === undefined
        ? new Response(null, { status })
        : Response.json(body, { status })
      : given
const book = { id: 1, title: 'Book 1', genre: 'novel', author: null, price: 4.5 }

test.each<[what: string, fault: LibraryFault, found: string]>([
  ['a field of another type', altered(reads, (each) => ({ ...each, title: 7 })), 'structure getBook $.title'],
  [
    'a missing field',
    altered(
      lists,
      eachIn(({ genre: _genre, ...rest }) => rest),
    ),
    'structure listBooks $[*].genre',
  ],
  [
    'a value beyond the list',
    altered(
      lists,
      eachIn((each) => ({ ...each, genre: 'play' })),
    ),
    'structure listBooks $[*].genre',
  ],
  ['a limit that is excluded', altered(reads, (each) => ({ ...each, price: 0 })), 'structure getBook $.price'],
  ['a field more', altered(reads, (each) => ({ ...each, internal: 1 })), 'additive getBook $.internal'],
  ['a field that only requests hold', altered(reads, (each) => ({ ...each, code: 'ABCD' })), 'additive getBook $.code'],
  [
    'a field more in what is nested',
    altered(reads, (each) => ({ ...each, author: { name: 'A', born: 1 } })),
    'additive getBook $.author.born',
  ],
  [
    'another status',
    (request, given) =>
      adds(request) && given.ok ? new Response(given.body, { status: 200, headers: given.headers }) : given,
    'protocol addBook status',
  ],
  [
    'another content type',
    (request, given) =>
      reads(request) && given.ok ? new Response(given.body, { headers: { 'Content-Type': 'text/plain' } }) : given,
    'protocol getBook content-type',
  ],
  [
    'a failure',
    (request, given) => (puts(request) ? Response.json({ title: 'Down.' }, { status: 500 }) : given),
    'protocol replaceBook status',
  ],
  ['another record than asked for', altered(reads, () => book), 'answers-the-id-asked-for getBook $.id'],
  [
    'another value than in the list',
    altered(reads, (each) => ({ ...each, title: 'Other' })),
    'list-agrees-with-detail getBook $.title',
  ],
  [
    'a limit that is ignored',
    (request, given, books) => (lists(request) && given.ok ? Response.json([...books.values()]) : given),
    'limit-is-obeyed listBooks query limit',
  ],
  [
    'a record twice',
    altered(lists, (body) => [...listIn(body).slice(0, 1), ...listIn(body)]),
    'lists-a-record-once listBooks $[1]',
  ],
  [
    'a record that is not there',
    async (request, given) =>
      reads(request) && given.status === 404
        ? Response.json({ ...book, id: Number(request.url.split('/').at(-1)) })
        : given,
    'unknown-is-refused getBook status',
  ],
  ['bad input that is accepted', instead(puts, 200, book), 'bad-input-is-refused replaceBook request $'],
  [
    'a call without a token that is accepted',
    async (request, given) => (adds(request) && given.status === 401 ? Response.json(book, { status: 201 }) : given),
    'protocol addBook status',
  ],
  [
    'a delete that deletes nothing',
    (request, given, books) => {
      if (deletes(request) && given.ok)
        books.set(Number(request.url.split('/').at(-1)), { ...book, id: Number(request.url.split('/').at(-1)) })
      return given
    },
    'deleted-is-gone getBook status',
  ],
  [
    'a change of a record that is gone, accepted',
    (request, given) =>
      puts(request) && given.status === 404
        ? Response.json({ ...book, id: Number(request.url.split('/').at(-1)) })
        : given,
    'unknown-is-refused replaceBook status',
  ],
  ['a record that is deleted twice', instead(deletes, 204), 'unknown-is-refused removeBook status'],
  [
    'an update that is lost',
    (request, given, books) => {
      const id = Number(request.url.split('/').at(-1))
      if (puts(request) && given.ok) books.set(id, { ...book, id })
      return given
    },
    'update-changes-what-was-sent getBook $.title',
  ],
  [
    'bad input that is refused, and changes something',
    (request, given, books) => {
      const id = Number(request.url.split('/').at(-1))
      if (puts(request) && given.status === 422) books.set(id, { ...book, id })
      return given
    },
    'refused-changes-nothing getBook $.title',
  ],
  [
    'a method beyond the contract',
    (request, given) => (request.method === 'PATCH' ? Response.json({}) : given),
    'other-methods-are-refused getBook status',
  ],
])('%s is found', async (_what, fault, law) => {
  const { exitCode, found } = await checkLibrary(fault)
  expect(exitCode).toBe(1)
  expect(found).toContain(law)
})

describe('with --fuzz', () => {
  test('a host that is right has no finding', async () => {
    const { exitCode, found, out } = await checkLibrary(undefined, ['--write', '--fuzz', '300'])
    expect({ exitCode, found }).toEqual({ exitCode: 0, found: [] })
    expect(out).not.toContain('left on the host')
  })

  test('only reads are made up without --write', async () => {
    const usual = await checkLibrary(undefined, [])
    const more = await checkLibrary(undefined, ['--fuzz', '100'])
    expect(more.requests.length).toBe(usual.requests.length + 100)
    expect(new Set(more.requests.map((each) => each.split(' ')[0]))).toEqual(new Set(['GET']))
  })

  test.each<[what: string, fault: LibraryFault, found: string, shown: RegExp]>([
    [
      'answers no list far behind its end, by the smallest such request',
      (request, given) =>
        Number(new URL(request.url).searchParams.get('offset')) > 50 && given.ok ? Response.json({}) : given,
      'structure listBooks $',
      /books\?offset=51'/,
    ],
    [
      'fails for an unusual title',
      async (request, given) =>
        adds(request) && given.ok && /[^\0-ɏ]/.test(((await request.json()) as { title: string }).title)
          ? Response.json({ title: 'Down.' }, { status: 500 })
          : given,
      'protocol addBook status',
      /seen in: made-up requests/,
    ],
  ])('a host is found that %s, and not without', async (_what, fault, law, shown) => {
    expect(await checkLibrary(fault)).toMatchObject({ exitCode: 0, found: [] })
    const { exitCode, found, out } = await checkLibrary(fault, ['--write', '--fuzz', '300'])
    expect({ exitCode, found }).toEqual({ exitCode: 1, found: [law] })
    expect(out).toMatch(shown)
  })

  test.each([['--fuzz'], ['--fuzz', 'many'], ['--fuzz', '-1']])(
    '%s %s is told in a line, exit code 2',
    async (...flags) => {
      const { exitCode, err, requests } = await checkLibrary(undefined, flags)
      expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
      expect(err.split('\n')[0]).toContain('--fuzz')
    },
  )
})

test('a host that answers one page to everything has one finding', async () => {
  const { found, out } = await checkLibrary(() => new Response('Welcome', { headers: { 'Content-Type': 'text/html' } }))
  expect(found).toEqual(['protocol listBooks content-type'])
  expect(out).toContain('also at ')
})

test.each([
  ['a file that is missing', 'nowhere.yaml', 'nowhere.yaml does not exist'],
  ['a folder', folder, 'is not a file'],
  ['an empty file', fileWith('', 'nothing.yaml'), 'must be JSON object'],
  ['damaged YAML', fileWith('openapi: 3.1.0\npaths:\n  /a: [1,\n  b: }', 'damaged.yaml'), 'damaged.yaml" (4:3)'],
  ['damaged JSON', fileWith('{ "openapi": "3.1.0", "paths": {', 'damaged.json'), 'damaged.json" (1:33)'],
  ['no OpenAPI', 'package.json', 'Unsupported specification'],
  ['version 2.0', fileWith('swagger: "2.0"\npaths: {}', 'two.yaml'), 'it is of version 2.0'],
  ['no operation', fileWith(`${head}paths: {}`, 'empty.yaml'), 'has no operation that can be called'],
  ['another API', fileWith(`${head}paths: ${planets}`, 'other.yaml'), 'does not know /planets: it is another API'],
])('of %s one line is said, and the exit code is 2', async (_what, contract, reason) => {
  const { exitCode, err } = await checkLibrary(undefined, [], { contract })
  expect(exitCode).toBe(2)
  expect(err).toContain(reason)
  expect(err).not.toContain('\n')
})

test('what must be in a circle of an operation leaves the others to --fuzz', async () => {
  const circle = `
  /circles:
    get: { responses: { '200': { description: a, content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: integer } } } } } } } } }
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Circle' } } } }
      responses: { '201': { description: a, content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } } }
  /circles/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    delete: { responses: { '204': { description: a } } }
`
  const schema =
    'schemas:\n    Circle: { type: object, required: [in], properties: { in: { $ref: "#/components/schemas/Circle" } } }\n'
  const contract = inThreeOne((text) => text.replace('paths:\n', `paths:${circle}`).replace('schemas:\n', schema))
  const { out } = await checkLibrary(undefined, ['--write', '--fuzz', '5'], { contract })
  expect(out).toContain('its fields are required in a circle: Circle')
  expect(out).not.toMatch(/left out: .*made-up requests/)
})

test('a patch of a contract at an address is refused in a line, before any call', async () => {
  const contract = 'http://127.0.0.1:1/library.yaml'
  const { exitCode, err, requests } = await checkLibrary(undefined, ['--patch', 'a.patch'], { contract })
  expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
  expect(err).toBe(`--patch needs a file: ${contract} is an address.`)
})
