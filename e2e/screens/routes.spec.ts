import type { Page } from '@playwright/test'
import { areas } from '../support/addresses.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'

test.use(withMotion)

/** From where the calls, scripts and pictures of the page come from now on. */
function recordSources(page: Page) {
  const sources: Record<string, Set<'worker' | 'network'>> = { v1: new Set(), assets: new Set(), media: new Set() }
  page.on('response', (response) => {
    const [, area = ''] = new URL(response.url()).pathname.split('/')
    sources[area]?.add(response.fromServiceWorker() ? 'worker' : 'network')
  })
  return sources
}

test('every address shows a screen with a heading, a title, a description and a canonical address', async ({
  page,
  shop,
}) => {
  const sources = recordSources(page)
  for (const [role, routes] of Object.entries(areas)) {
    const [first = '/'] = Object.keys(routes)
    // A moving page takes another way from one address to the next, and more time.
    await page.emulateMedia({ reducedMotion: role === 'customer' ? 'no-preference' : 'reduce' })
    await shop.open(first, { role: role as keyof typeof areas })
    for (const [path, heading] of Object.entries(routes)) {
      if (path !== first) await shop.go(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      await expect(page, path).toHaveTitle(path === '/' ? 'Suvarnika' : `${heading} · Suvarnika`)
      await expect(page, path).toHaveURL(path)
      await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new URL(path, page.url()).href)
      await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /^.{15,160}$/)
    }
  }
  expect(sources, 'only calls go through the worker').toEqual({
    v1: new Set(['worker']),
    assets: new Set(['network']),
    media: new Set(['network']),
  })
})

test(
  'a guest who presses Wishlist is at the address of the login page, and Back leads to where it was pressed',
  { tag: '@slow' },
  async ({ page, shop }) => {
    for (const [from, heading] of Object.entries({
      '/': 'Suvarnika',
      '/products': 'All Products',
      '/aboutUs': 'About Us',
    })) {
      if (from === '/') await shop.open(from, { role: 'guest' })
      else await shop.go(from)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Wishlist/ })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
      await expect(page).toHaveURL('/login')
      await page.goBack()
      await expect(page).toHaveURL(from)
    }
  },
)

test('an unknown address and an unknown product show the same page, with links onwards and noindex', async ({
  page,
  shop,
}) => {
  // With a line break, which no route matches.
  await shop.open('/%0d%0ano-such-page')
  for (const path of ['/no-such-page', '/products/nothing']) {
    if (path !== '/no-such-page') await shop.go(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Search products' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await shop.go('/aboutUs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})
test.use({ expectedConsole: [/status of 404/] })

const isReachable = () =>
  fetch('/robots.txt', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

test.describe('when the code of a screen does not arrive', () => {
  test.use({ expectedConsole: /A screen failed|Failed to load resource/ })

  test('bar and footer stay, the page says what happened, and Try again loads the screen', async ({ page, shop }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(/reviews-page/, (route) => route.abort())
    await shop.open('/reviews')
    await expect.poll(() => loads, 'the page tries again once by itself').toBe(2)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    // After the heading, since the page that was loaded again has no overlay until the app is rendered.
    await expect(page.getByRole('progressbar', { name: /Loading/ })).toHaveCount(0)
    await expect(main).toContainText('Part of the shop did not load')
    await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Collection' })).toBeVisible()
    expect(await shop.axe({ of: 'main' })).toEqual([])
    await page.unroute(/reviews-page/)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  })

  test(
    'the next link to the screen loads it once the connection is back',
    { tag: '@slow' },
    async ({ page, shop, context }) => {
      await shop.open('/aboutUs')
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      const loads = () => page.evaluate(() => performance.timeOrigin)
      const first = await loads()
      // Its code must have arrived.
      await shop.state()
      await context.setOffline(true)
      // The service worker, which makes the page's requests, may learn of it later than the page.
      await expect.poll(() => page.evaluate(isReachable)).toBe(false)
      await shop.go('/reviews')
      await expect(heading).toHaveText('Something went wrong')
      await shop.go('/aboutUs')
      await expect(heading).toHaveText('About Us')
      expect(await loads(), 'without loading the page again').toBe(first)
      await context.setOffline(false)
      await shop.go('/reviews')
      await expect(heading).toHaveText('Reviews')
    },
  )
})
