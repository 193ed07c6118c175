import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { build, createServer, preview } from 'vite'
import { testFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { makeApp, suvarnika } from './plain-app-fixture.ts'

const { app, tarball, installed, write } = makeApp()
const config = `import { defineKit, Problem } from 'suvarnika-kit'

export default defineKit({
  contract: 'library.yaml',
  store: {
    operations: {
      takeBack: () => {
        throw new Problem(409, 'The book is back already.')
      },
    },
  },
})
`
write('kit.config.mjs', config)

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: testFlags })
})
afterAll(() => browser.close())

/** Limits only end what hangs. */
const patience = { timeout: 120_000 }

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['node_modules'] })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))

test('the package has nothing of the shop', () => {
  const names = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  expect(names).toMatch(/package\/commands\.js/)
  expect(names).not.toMatch(/mocks\/shop|contracts\/shop|media|webp|\.ts$(?<!\.d\.ts)/m)
  const ofTheShop = /contracts\/shop|mocks\/(?:shop|world|operations|scenarios)\/|jewell(?:er|ed)/i
  // Faker, which the page has whole, knows the word.
  const words = /jewel|gemstone|karat/i
  const wrong = filesIn(installed).filter((file) => {
    const said = readFileSync(file, 'utf8')
    return ofTheShop.test(said) || (!file.includes('start-page') && words.test(said))
  })
  expect(wrong).toEqual([])
})

/** A new visit of the app, which lists, creates, edits and deletes a book. */
async function useBooks(address: string): Promise<void> {
  const context = await browser.newContext()
  context.setDefaultTimeout(patience.timeout)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address)
  await page.getByRole('heading', { name: '12 books' }).waitFor()
  await page.getByLabel('Title').fill('A new one')
  await page.getByRole('button', { name: 'Add' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'A new one' })
  await row.getByRole('button', { name: 'Edit' }).click()
  await row.filter({ hasText: 'A new one, again' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '13 books' }).waitFor()
  await page.getByRole('button', { name: 'Town library kit' }).click()
  await page.getByRole('heading', { name: 'Town library kit' }).waitFor()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: '12 books' }).waitFor()
  await page.getByRole('tab', { name: 'Requests' }).click()
  await page.getByText('removeBook').first().waitFor()
  const back = await page.evaluate(async () => {
    const answer = await fetch('/api/loans/1/return', { method: 'POST', headers: { 'X-Key': 'any' } })
    return [answer.status, ((await answer.json()) as { detail: string }).detail]
  })
  expect([errors, back]).toEqual([[], [409, 'The book is back already.']])
  await context.close()
}

describe('the backend in the page of a plain app', () => {
  test('answers in development, and a change of the contract shows at once', async () => {
    const server = await createServer({ root: app, mode: 'development', server: { port: 0 }, logLevel: 'error' })
    await server.listen()
    const address = server.resolvedUrls?.local[0] ?? ''
    await useBooks(address)
    const page = await browser.newPage()
    page.setDefaultTimeout(patience.timeout)
    await page.goto(address)
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    const contract = readFileSync(join(app, 'library.yaml'), 'utf8')
    write('library.yaml', contract.replace('/books:', '/volumes:').replace('/books/{bookId}:', '/volumes/{bookId}:'))
    await vi.waitFor(
      () =>
        page
          .evaluate(async () => (await fetch('/api/volumes', { headers: { 'X-Key': 'a' } })).status)
          .then((status) => expect(status).toBe(200)),
      patience,
    )
    write('library.yaml', contract)
    await server.close()
  })

  test('answers in the demo build, without the rights to compile', async () => {
    await build({ root: app, mode: 'demo', logLevel: 'error', build: { outDir: 'dist-demo' } })
    const headers = { 'Content-Security-Policy': "script-src 'self'" }
    const shown = await preview({
      root: app,
      mode: 'demo',
      logLevel: 'error',
      build: { outDir: 'dist-demo' },
      preview: { port: 0, headers },
    })
    await useBooks(shown.resolvedUrls?.local[0] ?? '')
    await shown.close()
  })

  test('is not in any other build', async () => {
    await build({ root: app, logLevel: 'error' })
    const live = filesIn(join(app, 'dist')).map((file) => readFileSync(file, 'utf8'))
    write('vite.config.plain.js', "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n")
    await build({ root: app, configFile: join(app, 'vite.config.plain.js'), logLevel: 'error' })
    expect(live).toEqual(filesIn(join(app, 'dist')).map((file) => readFileSync(file, 'utf8')))
  })
})

/** What a host answers to a call. */
interface Answer {
  status: number
  type: string
  body: string
}

/** Passes calls on to the host at `origin`, and breaks the answers that `fault` wants. */
async function passOn(
  origin: string,
  fault: (method: string, path: string, answer: Answer) => Partial<Answer> | undefined,
) {
  const host = createHost(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers
    const body = await text(request)
    const real = await fetch(origin + url, { method, headers: sent as Record<string, string>, ...(body && { body }) })
    const answer = { status: real.status, type: real.headers.get('Content-Type') ?? '', body: await real.text() }
    const broken = { ...answer, ...fault(method, url.split('?')[0] ?? '', answer) }
    response.writeHead(broken.status, broken.type === '' ? {} : { 'Content-Type': broken.type }).end(broken.body)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, close: () => host.close() }
}

const isBook = (path: string) => /^\/api\/books\/\d+$/.test(path)
const isOk = ({ status }: Answer) => status < 300
const changed = (answer: Answer, change: (value: Record<string, unknown>) => unknown) =>
  isOk(answer) && answer.body !== ''
    ? { body: JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>)) }
    : undefined

const faults: ReadonlyArray<[name: string, fault: Parameters<typeof passOn>[1]]> = [
  ['a record fails', (method, path) => (method === 'GET' && isBook(path) ? { status: 500 } : undefined)],
  [
    'an id is a text',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, id: String(book.id) })) : undefined,
  ],
  [
    'a title is missing',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, ({ title: _title, ...book }) => book) : undefined,
  ],
  [
    'a genre is none',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, genre: 'song' })) : undefined,
  ],
  [
    'a list is no list',
    (method, path, answer) =>
      method === 'GET' && path === '/api/members' ? changed(answer, (data) => ({ data })) : undefined,
  ],
  [
    'a type is another',
    (method, path) => (method === 'GET' && path === '/api/books' ? { type: 'text/html' } : undefined),
  ],
  [
    'a record is another',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, id: 99_999 })) : undefined,
  ],
  [
    'what was sent is lost',
    (method, path, answer) =>
      method === 'POST' && path === '/api/books'
        ? changed(answer, (book) => ({ ...book, title: 'Another' }))
        : undefined,
  ],
  [
    'a status is not documented',
    (method, path, answer) => (method === 'DELETE' && isBook(path) && isOk(answer) ? { status: 302 } : undefined),
  ],
  [
    'nobody needs a key',
    (_method, path, { status }) =>
      status === 401 && path === '/api/books' ? { status: 200, type: 'application/json', body: '[]' } : undefined,
  ],
]

const check = (host: string) => suvarnika(app, ['check', `${host}/api`, '--write'], { CHECK_TOKEN: 'a-key' }).ended

describe('the check from the folder of the app', () => {
  let served: ReturnType<typeof suvarnika>
  let origin = ''
  beforeAll(async () => {
    served = suvarnika(app, ['serve', '--port', '0'])
    await vi.waitFor(() => {
      origin = /at (http:\S+?),/.exec(served.said())?.[1] ?? ''
      expect(origin).not.toBe('')
    }, patience)
  })
  afterAll(async () => {
    served.child.kill()
    await served.ended
  })

  test('finds nothing at the served mock', async () => {
    expect(await check(origin)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The host keeps the contract.'),
    })
  })

  test.each(faults)('finds that %s', async (_name, fault) => {
    const host = await passOn(origin, fault)
    const { code, said } = await check(host.origin)
    host.close()
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('DRIFT') })
  })
})

test('a test starts a backend of its own by the package', async () => {
  write(
    'own.mjs',
    `import { startKit } from 'suvarnika-kit/node'
const kit = await startKit({ origin: 'http://library.test' })
const headers = { 'X-Key': 'any', 'Content-Type': 'application/json' }
const count = async (fetch) => (await (await fetch('http://library.test/api/books?limit=100', { headers })).json()).length
const made = () => fetch('http://library.test/api/books', { method: 'POST', headers, body: '{"title":"A","genre":"poem"}' })
const counts = [await count(fetch)]
await made()
counts.push(await count(fetch), await count((await kit.another()).fetch))
await kit.reset()
counts.push(await count(kit.fetch))
await kit.close()
const served = await startKit({ contract: 'library.yaml', port: 0 })
counts.push((await fetch(served.origin + '/api/books', { headers })).status)
await served.close()
process.stdout.write(counts.join(' '))
`,
  )
  expect(execFileSync(process.execPath, ['own.mjs'], { cwd: app, encoding: 'utf8' })).toBe('12 13 12 12 200')
})
