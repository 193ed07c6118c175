import { plantedFaults, playScript, type ScriptedAnswer, scriptOfCalls } from '#contracts/shop/script-of-calls.ts'
import { expect, Shop, test } from '../support/fixtures.ts'
import { serveWith } from '../support/serve-with.ts'

test('the same seed gives the same shop in the browser and in Node', { tag: '@slow' }, async ({ shop, request }) => {
  await shop.open('/')
  const inPage = await shop.state()
  // A server of its own: other tests sign in at the common one.
  using server = await serveWith([])
  const overHttp: unknown = await (await request.get(`${server.origin}/__kit/state`)).json()
  expect(inPage).toEqual(overHttp)
})

interface Sent {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

const sendFromPage = async ({ path, init }: Sent): Promise<ScriptedAnswer> => {
  const response = await fetch(path, init)
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type'),
    allow: response.headers.get('Allow'),
    text: await response.text(),
  }
}

test.describe('the script of 200 calls', () => {
  // The script includes calls that are refused.
  test.use({ expectedConsole: /Failed to load resource/ })

  for (const { asked, count, tag = '@slow' } of [
    { asked: { at: '2026-12-24T10:00' }, count: 200 },
    { asked: { at: '2026-11-20T12:00', scenario: 'flaky+last-piece', faults: plantedFaults }, count: 200 },
    // Two of its ten rounds, which have each kind of call, in the shop that is not built in the page.
    { asked: { at: '2026-11-20T12:00', scenario: 'flaky', faults: plantedFaults }, count: 40, tag: [] },
  ] as const) {
    test(
      `${count} calls are answered in the page byte for byte as over HTTP with ${Object.keys(asked).join(', ')}`,
      { tag: [tag].flat() },
      async ({ page, shop, request }) => {
        const calls = scriptOfCalls.slice(0, count)
        const flags = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value])
        // A page that makes none of the script's calls itself.
        const [running] = await Promise.all([serveWith(flags), shop.open('/aboutUs', { ...asked })])
        using server = running
        await shop.state()
        const inPage = await playScript((path, init) => page.evaluate(sendFromPage, { path, init }), calls)
        const overHttp = await playScript(async (path, { body, ...init }) => {
          const answer = await request.fetch(server.origin + path, {
            ...init,
            ...(body !== undefined && { data: body }),
          })
          return {
            status: answer.status(),
            contentType: answer.headers()['content-type'] ?? null,
            allow: answer.headers()['allow'] ?? null,
            text: await answer.text(),
          }
        }, calls)
        expect(inPage).toEqual(overHttp)
        const state = (await (await request.get(`${server.origin}/__kit/state`)).json()) as { hash: string }
        expect((await shop.state()).hash).toBe(state.hash)
      },
    )
  }
})

test(
  'the contract can be tried on a page of the server, which asks no other host',
  { tag: '@slow' },
  async ({ page }) => {
    using server = await serveWith([])
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(`${server.origin}/__kit/reference`)
    await page.getByRole('button', { name: 'get /categories', exact: true }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.locator('.live-responses-table tbody .response-col_status').first()).toHaveText('200')
    expect([...hosts]).toEqual([server.origin])
  },
)

test('another seed gives another shop, which survives a reload', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/', { seed: 7 })
  const seventh = await shop.state()
  expect(new URL(page.url()).search).toBe('')
  await shop.open('/')
  expect(await shop.state()).toEqual(seventh)
  await shop.open('/', { seed: 1 })
  expect((await shop.state()).hash).not.toBe(seventh.hash)
})

const review = () =>
  fetch('/v1/reviews', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` },
    body: JSON.stringify({ productId: 'prod-60', rating: 5, comment: 'A small wonder.' }),
  }).then(({ status }) => status)

const newest = async (): Promise<string> => {
  const { data } = await (await fetch('/v1/reviews/all')).json()
  return data.reviews[0].comment
}

test('a change survives a reload and reaches another tab, and a reset undoes it', async ({ page, shop, context }) => {
  await shop.open('/aboutUs', { role: 'customer' })
  const seeded = await shop.state()
  expect(await page.evaluate(review)).toBe(201)

  const second = await context.newPage()
  const uncaught: string[] = []
  second.on('pageerror', ({ message }) => uncaught.push(message))
  // As Chromium ends the check for a newer worker when a page is left meanwhile.
  await second.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Failed to update'))
  })
  await new Shop(second).open('/aboutUs')
  await new Shop(second).state()
  expect(await second.evaluate(newest)).toBe('A small wonder.')

  await shop.open('/aboutUs')
  await shop.state()
  expect(await page.evaluate(newest)).toBe('A small wonder.')

  const took = await page.evaluate(async () => {
    const start = performance.now()
    await window.kit?.reset()
    return performance.now() - start
  })
  test.info().annotations.push({ type: 'reset', description: `${took.toFixed(0)} ms` })
  expect((await shop.state()).hash).toBe(seeded.hash)
  // The other tab applies the reset before its next answer.
  expect(await second.evaluate(newest)).not.toBe('A small wonder.')
  expect(uncaught).toEqual([])
})

test(
  'a stored shop of another version is replaced by a new one, with a notice',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/')
    await shop.state()
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const open = indexedDB.open('suvarnika')
          open.addEventListener('success', () => {
            const transaction = open.result.transaction('head', 'readwrite')
            transaction.objectStore('head').put({ version: 0 }, 'head')
            transaction.addEventListener('complete', () => {
              open.result.close()
              resolve()
            })
            transaction.addEventListener('error', () => reject(new Error('The head could not be written.')))
          })
        }),
    )
    await shop.open('/')
    await expect(page.getByText(/The demo shop was set up anew/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Discover the Beauty' })).toBeVisible()
  },
)

test(
  'a damaged change in storage starts the shop over, with a copy of what was stored',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/', { role: 'customer' })
    await shop.state()
    expect(await page.evaluate(review)).toBe(201)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('suvarnika')
          open.addEventListener('success', () => {
            const transaction = open.result.transaction('changes', 'readwrite')
            transaction
              .objectStore('changes')
              .put({ collection: 'products', id: 'prod-1', revision: 1, record: 'torn' })
            transaction.addEventListener('complete', () => {
              open.result.close()
              resolve()
            })
          })
        }),
    )
    await shop.open('/')
    await expect(page.getByText(/A stored change can no longer be read.*is kept as suvarnika\.old-1/)).toBeVisible()
    expect(await page.evaluate(newest)).not.toBe('A small wonder.')
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
      'suvarnika.old-1',
    )
  },
)

test('where storage is full, the shop opens and says so', { tag: '@slow' }, async ({ page, shop, context }) => {
  await shop.open('/aboutUs')
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await shop.open('/aboutUs', { seed: 7 })
  await expect(page.getByText(/storage that this browser gives to the site is full/)).toBeVisible()
  await shop.state()
})

test.describe('where no worker can be registered', () => {
  test.use({ serviceWorkers: 'block', expectedConsole: [/service worker|ServiceWorker|\[MSW\]/i] })

  test('a page says why and how to fix it', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/backend/i)
    await expect(page.getByRole('main')).toContainText(/localhost|https/)
  })
})

const forbid = (names: readonly string[]) => {
  for (const name of names)
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

test.describe('where storage is forbidden', () => {
  test.use({ expectedConsole: /denied/ })

  test('the same page says what to allow', { tag: '@slow' }, async ({ page, shop: _watched }) => {
    await page.addInitScript(forbid, ['localStorage', 'sessionStorage', 'indexedDB'])
    await page.goto('/products')
    await expect(page.getByRole('alert')).toHaveText('Access is denied for this document.')
    await expect(page.getByRole('main')).toContainText('allow this site to store data')
  })

  test(
    'but for local storage, the shop works and says that it keeps nothing',
    { tag: '@slow' },
    async ({ page, shop }) => {
      await page.addInitScript(forbid, ['indexedDB'])
      await shop.open('/products/prod-60', { role: 'customer' })
      await expect(page.getByRole('status').filter({ hasText: 'keeps no data' })).toBeVisible()
      expect(await page.evaluate(review)).toBe(201)
      expect(await page.evaluate(newest)).toBe('A small wonder.')
    },
  )
})

test('a damaged link is reported as that, and not as a backend that cannot start', async ({ page }) => {
  await page.goto('/products?changes=hZE9b8Mg!')
  await expect(page.getByRole('alert')).toHaveText('?changes= is damaged: copy the whole link once more.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The address has a wrong ?changes=')
  await expect(page.getByRole('main')).not.toContainText('service worker')
  await page.getByRole('button', { name: 'Open without parameters' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products')
})
