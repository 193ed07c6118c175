import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const quietPage = '/aboutUs'

test(
  'the menu of small screens is a dialog that traps focus and closes on Escape and on navigation',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open(quietPage, { role: 'admin' })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const places = await page.evaluate(() => history.length)
    await opener.click()
    await expect(menu).toBeVisible()
    expect(await shop.axe()).toEqual([])
    for (const [name, href] of [
      ['Collection', '/products'],
      ['About Us', '/aboutUs'],
      ['Dashboard', '/admin'],
      ['Profile', '/account'],
      [/^Wishlist/, '/account/wishlist'],
      [/^Cart/, '/cart'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await expect(menu.getByRole('button', { name: 'Logout', exact: true })).toBeVisible()

    const focusIsInside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement))
    const stops = await menu.locator('a[href], button').count()
    for (let press = 0; press <= stops; press += 1) {
      // After the last stop focus may go to the browser's own bar, never to the page behind.
      expect((await page.evaluate(() => document.activeElement === document.body)) || (await focusIsInside())).toBe(
        true,
      )
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await menu.getByRole('link', { name: 'Collection', exact: true }).click()
    await expect(page).toHaveURL(/\/products$/)
    await expect(menu).toHaveCount(0)
    expect(await page.evaluate(() => history.length), 'one Back leads to the page before, a second one beyond').toBe(
      places + 1,
    )
  },
)

test('the loading overlay reaches 100% even if every picture is broken, and hides 500 ms later', async ({
  page,
  shop,
}) => {
  await shop.neverGiveUp()
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function broken(name: string, value: string) {
      set.call(
        this,
        name,
        /^(src|srcset)$/.test(name) && /^(IMG|SOURCE)$/.test(this.tagName) ? 'data:image/png;base64,AAAA' : value,
      )
    }
    window.covered = []
    new MutationObserver(() => {
      const text = /Loading\.\.\. \d+%/.exec(document.body?.textContent ?? '')?.[0] ?? ''
      if (window.covered?.at(-1)?.text !== text) window.covered?.push({ text, at: performance.now() })
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  // A page that is not prerendered, since prerendered pages hide the overlay by CSS.
  await page.route(/\/$/, (route) => route.fulfill({ path: 'dist-demo/404.html', contentType: 'text/html' }))
  await page.goto('/')
  const lastTexts = () => page.evaluate(() => (window.covered ?? []).slice(-2).map(({ text }) => text))
  await expect.poll(lastTexts).toEqual(['Loading... 100%', ''])
  const covered = (await page.evaluate(() => window.covered ?? [])).slice(1)
  const texts = covered.map(({ text }) => text)
  expect(
    texts.slice(0, -1).every((text) => /^Loading\.\.\. \d{1,3}%$/.test(text)),
    texts.join(', '),
  ).toBe(true)
  const [full, gone] = covered.slice(-2).map(({ at }) => at)
  expect((gone ?? 0) - (full ?? 0)).toBeGreaterThanOrEqual(490)
})

test('dark mode is stored and applied from the first frame', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    window.grounds = []
    const look = () => {
      if (document.body) window.grounds?.push(getComputedStyle(document.documentElement).backgroundColor)
      if ((window.grounds?.length ?? 0) < 60) requestAnimationFrame(look)
    }
    look()
  })
  await shop.open(quietPage)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  await shop.open(quietPage)
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
  const grounds = await page.evaluate(() => (window.grounds ?? []).map((colour) => Number(/\d+/.exec(colour)?.[0])))
  expect(grounds.length).toBeGreaterThan(5)
  expect(Math.max(...grounds), 'no frame on a light ground').toBeLessThan(80)
})

test.describe('without a connection', () => {
  // Pictures below the fold are not loaded yet.
  test.use({ expectedConsole: [/net::ERR_/] })

  test(
    'the shop says so; loaded content stays, and writes are refused with a way to retry',
    { tag: '@slow' },
    async ({ page, shop, context }) => {
      await shop.open('/products', { role: 'customer', scenario: 'new-customer' })
      const bar = page.getByText(
        'You are offline. You can still read what has loaded. Please make changes when you are connected again.',
        { exact: true },
      )
      const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
      const calls = recordCalls(page)
      await context.setOffline(true)
      await expect(bar).toBeVisible()
      await add.click()
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to add to cart. Please try again.You are offline. Please try again when you are connected.',
      )
      await expect(page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+ variants$/ })).toBeVisible()
      expect(calls).toEqual([])
      await context.setOffline(false)
      await expect(bar).toHaveCount(0)
      await add.click()
      await expect(page.getByText('Added to cart successfully', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      expect(calls.filter(({ to }) => to === 'POST /v1/cart').map(({ body, signed }) => ({ body, signed }))).toEqual([
        { body: { productVariantId: 'var-1', quantity: 1 }, signed: true },
      ])
    },
  )
})

test('signing out in one tab signs out the other', { tag: '@slow' }, async ({ page, shop, context }) => {
  await shop.open(quietPage, { role: 'customer' })
  const other = await context.newPage()
  await other.goto(quietPage)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

declare global {
  interface Window {
    covered?: { text: string; at: number }[]
    grounds?: string[]
  }
}
