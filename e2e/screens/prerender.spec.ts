import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'
import { backendOrigin, liveOrigin } from '../playwright.config.ts'

test.use(withMotion)

declare global {
  interface Window {
    /** Where parts of the page have been since it was shown. */
    places?: Set<string>
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const overlay = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the HTML has the product and everything that a link preview shows', async ({ page }) => {
    await page.goto('/products/prod-1')
    await expect(heading(page)).toHaveText('Aarohi Solitaire Ring')
    await expect(page).toHaveTitle('Aarohi Solitaire Ring · Suvarnika')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Aarohi Solitaire Ring')
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
    // The product's own pictures are AVIF files, which messengers do not show.
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/shop-[\w-]+\.jpg$/)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveCSS('font-family', /^"Hanken Grotesk Variable"/)
  })
})

test('a prerendered page is hydrated without a call, and its style elements do not move', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes])
      if (removed.some(({ nodeName }) => nodeName === 'STYLE')) throw new Error('A style of the page was moved.')
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/', '/products', '/categories/cat-1', '/sales/sale-1', '/products/prod-2?utm_source=x'])
    await shop.open(path)
  expect(calls).toEqual([])
})

/** Keeps the scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  return () => arrived.resolve(undefined)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `nothing moves when a signed-in person is shown instead of a guest, ${width} px wide, and their early press counts once`,
    { tag: width < 1000 ? [] : '@slow' },
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height })
      await shop.open('/aboutUs', { role: 'customer' })
      const cart = page.getByRole('link', { name: /^Cart, \d/ })
      await expect(cart).toBeVisible()
      const count = async () => Number(/\d+/.exec((await cart.getAttribute('aria-label')) ?? '')?.[0])
      const before = await count()
      await page.addInitScript(() => {
        const places = new Set<string>()
        window.places = places
        const look = () => {
          const search = document.querySelector('header [aria-label=Search]')?.getBoundingClientRect()
          const reviews = document.querySelector('#reviews')?.getBoundingClientRect()
          if (search && reviews) places.add(`search ${Math.round(search.x)}, reviews ${Math.round(reviews.height)}`)
          requestAnimationFrame(look)
        }
        look()
      })
      const release = await holdScripts(page)
      await page.goto('/products/prod-1')
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
      release()
      await expect(page.locator('#page-data')).toHaveCount(0)
      await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible()
      await expect.poll(count).toBe(before + 1)
      await expect(page).toHaveURL('/products/prod-1')
      expect(await page.evaluate(() => [...(window.places ?? [])])).toHaveLength(1)
    },
  )
}

test('a page asks for its scripts once it is on the screen: with its data, without data, and of the back office', async ({
  page,
}) => {
  await page.route(/\/v1\//, (route) => route.abort())
  for (const path of ['/products', `${liveOrigin}/products`, '/admin/products']) {
    await page.goto(path)
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'))
    const waited = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return Math.min(...scripts.map(({ startTime }) => startTime)) - (painted?.startTime ?? Number.NaN)
    })
    expect(waited, path).toBeGreaterThanOrEqual(0)
  }
})

test('a shop other than the seeded one is never shown as the seeded one', async ({ page, shop }) => {
  await shop.open('/products', { scenario: 'empty-shop' })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById('root')
      if (root?.checkVisibility() && root.textContent?.includes('Aarohi')) throw new Error('The seeded shop is shown.')
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await shop.open('/products')
  await expect(page.getByRole('main')).not.toContainText('Aarohi')
})

test('without its scripts a page is shown, or the loading overlay at its start where a query or another shop changes it', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  // With parameters that only count visits.
  await page.goto('/products/prod-2?utm_source=newsletter&gclid=a')
  await expect(overlay(page)).toBeHidden()
  await expect(heading(page)).toBeInViewport()
  const expectOverlay = async (path: string) => {
    await page.goto(path)
    await expect(overlay(page), path).toHaveAttribute('aria-valuenow', '0')
    await expect(page.getByText('Loading... 0%'), path).toBeInViewport()
    await expect(heading(page), path).toBeHidden()
  }
  for (const path of ['/products/prod-2?variant=var-5', '/products?page=2', '/?scenario=empty-shop'])
    await expectOverlay(path)
  await page.evaluate(() => localStorage.setItem('kit:shop', 'other'))
  await expectOverlay('/products')
})

test('what is typed, chosen or pressed before the scripts have loaded takes effect once they have, in its place', async ({
  page,
  shop: _watched,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name })
  let release = await holdScripts(page)
  await page.goto('/arrangecallback')
  await field('First name').fill('Meera')
  await field('Last name').fill('Rao')
  release()
  await expect(page.locator('#page-data')).toHaveCount(0)
  // Typing makes React render the form again, which would undo values that it does not know.
  await field('Message').fill('A ring, please.')
  await expect(field('First name')).toHaveValue('Meera')
  await expect(field('Last name')).toHaveValue('Rao')

  release = await holdScripts(page)
  await page.goto('/products')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: High to Low')
  release()
  await expect(page).toHaveURL(/sort=price-high-low/)

  release = await holdScripts(page)
  await page.goto('/products/prod-1')
  const [more, quantity] = [
    page.getByRole('button', { name: 'One more' }),
    page.getByRole('spinbutton', { name: 'Quantity' }),
  ]
  await more.click()
  await more.click()
  await expect(quantity).toHaveValue('1')
  await page.evaluate(() => scrollTo(0, 300))
  release()
  await expect(quantity, 'each press counts once').toHaveValue('3')
  await expect(more).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

/** Serves the live build so that the second half of each HTML file arrives half a second after the scripts. */
async function inTwoHalves() {
  const scripts = Promise.withResolvers<undefined>()
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const answer = await globalThis.fetch(liveOrigin + pathname, {
      headers: { Accept: request.headers.get('accept') ?? '' },
    })
    const type = answer.headers.get('content-type') ?? ''
    if (pathname.endsWith('.js')) setTimeout(scripts.resolve, 500)
    if (!type.startsWith('text/html')) return new Response(answer.body, { headers: { 'Content-Type': type } })
    const html = await answer.text()
    const middle = html.indexOf('</main>')
    const body = new ReadableStream<string>({
      async start(controller) {
        controller.enqueue(html.slice(0, middle))
        await scripts.promise
        controller.enqueue(html.slice(middle))
        controller.close()
      },
    }).pipeThrough(new TextEncoderStream())
    return new Response(body, { headers: { 'Content-Type': type } })
  }
  const server = createAdaptorServer({ fetch })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close(),
  }
}

test('HTML that arrives after the scripts does not remain beside the app', { tag: '@slow' }, async ({ page }) => {
  using slow = await inTwoHalves()
  await page.goto(`${slow.origin}/login`)
  await expect(heading(page)).toHaveText('Login')
  await expect(page.locator('#page-data')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
})

test.describe('without data at build time', () => {
  test.use({ baseURL: liveOrigin })

  for (const { path, shown } of [
    { path: '/', shown: 'View Details' },
    { path: '/products', shown: 'Aarohi Solitaire Ring' },
    { path: '/reviews', shown: 'Next page' },
  ])
    test(
      `the HTML of ${path} has the skeletons that the app shows until its data arrives`,
      { tag: path === '/products' ? [] : '@slow' },
      async ({ page }) => {
        const calls = recordCalls(page)
        const answered = Promise.withResolvers<undefined>()
        await page.route(/\/(v1|media|uploads)\//, async (route) => {
          const { pathname, search } = new URL(route.request().url())
          await answered.promise
          await route.fulfill({ response: await route.fetch({ url: `${backendOrigin}${pathname}${search}` }) })
        })
        await page.goto(path)
        const skeletons = page.locator('main [data-skeleton]')
        const before = await skeletons.count()
        expect(before).toBeGreaterThan(9)
        await expect.poll(() => calls.length).toBeGreaterThan(1)
        await expect(page.locator('#page-data')).toHaveCount(0)
        await expect(skeletons).toHaveCount(before)

        answered.resolve(undefined)
        await expect(page.getByRole('link', { name: shown }).first()).toBeVisible()
        await expect(skeletons).toHaveCount(0)
        // A call after the end of the interception would reach the live server, which has no backend.
        await page.goto('about:blank')
        await page.unrouteAll({ behavior: 'wait' })
      },
    )
})

test(
  'a prerendered page is hydrated unchanged for a signed-in person with a cart in dark mode',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/cart', { role: 'customer' })
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    for (const path of ['/', '/products', '/products/prod-1']) {
      await shop.open(path)
      // A client render would have replaced this element of the HTML.
      await expect(page.locator('[data-page]').first()).toBeAttached()
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await expect(page.getByRole('link', { name: /^Cart, \d/ })).toBeVisible()
    }
  },
)

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
  })

  test('the back office names the keys of a Mac', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin' })
    await expect(page.getByRole('button', { name: 'Find' })).toContainText('⌘ K')
  })
})

test(
  'a filtered list of the back office does not start as the whole list',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin' })
    await shop.open('/admin/products?q=jhumka')
    await expect(page.getByRole('searchbox')).toHaveValue('jhumka')
  },
)

test(
  'after a start in the back office the shop is usable before all its pictures have arrived',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.neverGiveUp()
    await shop.open('/admin/products', { role: 'admin' })
    await shop.open('/admin/products')
    await page.route('**/*.avif', () => undefined)
    await page.getByRole('link', { name: 'Go to the shop' }).click()
    await expect(page.locator('#content h1')).toHaveText('Suvarnika')
    await expect(page.locator('[inert] #content')).toHaveCount(0)
  },
)
