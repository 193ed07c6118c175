import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { makeApp, packKit } from './plain-app-fixture.ts'
import { faults, passOn } from './planted-faults-fixture.ts'

const tarball = packKit()
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

const inReact = makeApp('react', tarball)
const inVue = makeApp('vue', tarball)
for (const { write } of [inReact, inVue]) write('kit.config.mjs', config)
const { app, installed, write } = inReact

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
  // Faker, which the page has whole, and the domains of the world in swagger-ui know the word.
  const words = /jewel|gemstone|karat/i
  const wrong = filesIn(installed).filter((file) => {
    const said = readFileSync(file, 'utf8')
    return ofTheShop.test(said) || (!/start-page|swagger-ui-bundle/.test(file) && words.test(said))
  })
  expect(wrong).toEqual([])
})

test('the package names all that it imports, with exact versions', () => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>
  expect(Object.values(dependencies).filter((version) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const imported = filesIn(installed)
    .filter((file) => /(?:\.d\.ts|[^/\\]+kit[/\\][^/\\]+\.js)$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b.*?\bfrom ["']([^."'#$][^"']*)["']/gm),
        ([, name = '']) => name,
      ),
    )
  const isNamed = (name: string) =>
    isBuiltin(name) ||
    [...Object.keys(dependencies), ...Object.keys(peerDependencies)].some(
      (each) => name === each || name.startsWith(`${each}/`),
    )
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter((name) => !isNamed(name))).toEqual([])
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

/** Runs Vite in an app until it says where it listens. */
async function listening({ vite }: typeof inReact, ...args: readonly string[]) {
  const { said, stop } = vite(...args)
  const address = await vi.waitFor(() => {
    const found = /Local: +(http\S+)/.exec(said())?.[1]
    if (found === undefined) throw new Error(said())
    return found
  }, patience)
  return { address, stop }
}

async function built({ vite }: typeof inReact, ...args: readonly string[]): Promise<void> {
  expect(await vite('build', '--logLevel', 'error', ...args).ended).toEqual({ code: 0, said: '' })
}

describe.each([
  ['React', inReact],
  ['Vue', inVue],
])('the backend in the page of a plain app in %s', (_name, plain) => {
  test('answers in development, and a change of the contract shows at once', async () => {
    const { address, stop } = await listening(plain)
    await useBooks(address)
    const page = await browser.newPage()
    page.setDefaultTimeout(patience.timeout)
    await page.goto(address)
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    const contract = readFileSync(join(plain.app, 'library.yaml'), 'utf8')
    const moved = contract.replace('/books:', '/volumes:').replace('/books/{bookId}:', '/volumes/{bookId}:')
    plain.write('library.yaml', moved)
    await vi.waitFor(
      () =>
        page
          .evaluate(async () => (await fetch('/api/volumes', { headers: { 'X-Key': 'a' } })).status)
          .then((status) => expect(status).toBe(200)),
      patience,
    )
    plain.write('library.yaml', contract)
    await page.close()
    await stop()
  })

  test('answers in the demo build, without the rights to compile', async () => {
    await built(plain, '--mode', 'demo', '--outDir', 'dist-demo')
    const { address, stop } = await listening(plain, 'preview', '--mode', 'demo', '--outDir', 'dist-demo')
    await useBooks(address)
    await stop()
  })

  test('is not in any other build', async () => {
    const live = () => filesIn(join(plain.app, 'dist')).map((file) => readFileSync(file, 'utf8'))
    await built(plain)
    const withKit = live()
    const settings = readFileSync(join(plain.app, 'vite.config.js'), 'utf8')
    plain.write('vite.config.plain.js', settings.replace(', kit()', '').replace(/.*suvarnika-kit.*\n/, ''))
    await built(plain, '--config', 'vite.config.plain.js')
    expect(withKit).toEqual(live())
  })
})

/** A page of its own at an address, where only the text of the notices matters. */
async function visit(address: string, script?: () => void) {
  const context = await browser.newContext()
  context.setDefaultTimeout(patience.timeout)
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  await page.goto(address)
  const shows = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
  return { page, shows, close: () => context.close() }
}

describe('a page with something in the way', () => {
  let address = ''
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    const worker =
      "addEventListener('install', () => skipWaiting())\naddEventListener('activate', (event) => event.waitUntil(clients.claim()))\n"
    write('public/own-worker.js', worker)
    write('public/empty.html', '<!doctype html><title>Empty</title>')
    const outDir = 'dist-in-the-way'
    await built(inReact, '--mode', 'demo', '--outDir', outDir)
    const contract = readFileSync(join(app, 'library.yaml'), 'utf8')
    write('library.yaml', contract.replace('minLength: 1, maxLength: 60', 'minLength: 1, maxLength: 9'))
    await built(inReact, '--mode', 'demo', '--base', '/other/', '--outDir', `${outDir}/other`)
    write('library.yaml', contract)
    ;({ address, stop } = await listening(inReact, 'preview', '--outDir', outDir))
  })
  afterAll(() => stop())

  const words = '/own-worker.js is another service worker of this page, which can have one'

  test('without a service worker starts the app, and says why nothing answers', async () => {
    const { page, shows, close } = await visit(address, () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await shows('The app has no backend here: the backend needs a service worker, which browsers offer over https')
    await page.getByRole('heading', { name: '0 books' }).waitFor()
    await close()
  })

  test('takes over from another service worker of its scope, and says so', async () => {
    const { page, shows, close } = await visit(`${address}empty.html`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/own-worker.js')
      await navigator.serviceWorker.ready
    })
    await page.goto(address)
    await shows(words)
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    await close()
  })

  test("says that another service worker, such as msw's, has taken its place", async () => {
    const { page, shows, close } = await visit(address)
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.register('/own-worker.js'))
    await shows(words)
    await close()
  })

  test('of two apps with one name of storage says that it was set up anew, and how to keep both', async () => {
    const { page, shows, close } = await visit(address)
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    await page.goto(`${address}other/`)
    await shows(
      'If another app of this address keeps its rows as "Town library" too, give one another page.storageName.',
    )
    await page.getByRole('heading', { name: '12 books' }).waitFor()
    await close()
  })
})

const check = (host: string) => inReact.suvarnika(['check', `${host}/api`, '--write'], { CHECK_TOKEN: 'a-key' })

describe('the check from the folder of the app', () => {
  let served: ReturnType<typeof inReact.serve>
  let origin = ''
  beforeAll(async () => {
    served = inReact.serve('--port', '0')
    await vi.waitFor(() => {
      origin = /at (http:\S+?),/.exec(served.said())?.[1] ?? ''
      expect(origin).not.toBe('')
    }, patience)
  })
  afterAll(() => served.stop())

  test('needs no package for the page of the contract, whose files are its own', async () => {
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css'])
      expect((await fetch(`${origin}/__kit/reference/${file}`)).status, file).toBe(200)
    expect(existsSync(join(app, 'node_modules/swagger-ui-dist'))).toBe(false)
    expect(existsSync(join(app, 'node_modules/@scarf'))).toBe(false)
  })

  test('finds nothing at the served mock', async () => {
    expect(await check(origin)).toMatchObject({
      code: 0,
      said: expect.stringContaining('The host keeps the contract.'),
    })
  })

  test.each([
    [
      ['serve', '--contract', 'none.yaml'],
      /^none\.yaml could not be read as an OpenAPI file: none\.yaml does not exist\.\n$/,
    ],
    [
      ['check', 'http://127.0.0.1:9', '--contract', 'index.html'],
      /^index\.html could not be read as an OpenAPI file: .*\.\n$/,
    ],
    [['serve', '--port', 'TAKEN'], /^Port \d+ of 127\.0\.0\.1 is taken: choose another one with --port\.\n$/],
  ])('%j ends with one line that says why', async (args, line) => {
    const { port } = new URL(origin)
    const ended = await inReact.suvarnika(args.map((each) => each.replace('TAKEN', port)))
    expect(ended).toEqual({ code: 2, said: expect.stringMatching(line) })
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
