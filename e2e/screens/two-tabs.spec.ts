import type { Browser, Page } from '@playwright/test'
import { liveOrigin } from '../playwright.config.ts'
import { expect, Shop, test } from '../support/fixtures.ts'
import { serveWith } from '../support/serve-with.ts'
import { signIn } from '../support/sign-in.ts'

/** A browser of its own, signed in as the customer, whose calls go to that host. */
async function customerAt(browser: Browser, host: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: liveOrigin, reducedMotion: 'reduce' })
  await context.route(/\/(v1|api|media|uploads)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    // The backend closes connections that were silent for a while, which the next call may meet.
    const headers = { ...route.request().headers(), connection: 'close' }
    await route.fulfill({ response: await route.fetch({ url: `${host}${pathname}${search}`, headers }) })
  })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL('/')
  return page
}

/** What a tab is told when it is looked at again: this browser shows every tab at once. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test(
  'a tab that comes back shows what another device did to cart, wishlist and addresses',
  { tag: '@slow' },
  async ({ browser }) => {
    using host = await serveWith(['--at', '2026-11-20T12:00'])
    const [here, there] = await Promise.all([customerAt(browser, host.origin), customerAt(browser, host.origin)])
    await here.goto('/account/wishlist')
    const bar = here.getByRole('banner')
    const wishes = here.getByRole('list', { name: 'Wishlist' }).getByRole('listitem')
    await expect(wishes).not.toHaveCount(0)
    await expect(bar.getByRole('link', { name: /^Cart, / })).toBeVisible()
    const count = await wishes.count()
    const inCart = await bar.getByRole('link', { name: /^Cart/ }).getAttribute('aria-label')

    await there.goto('/products')
    await there
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to wishlist/ })
      .first()
      .click()
    await expect(there.getByText('Item added to your wishlist')).toBeVisible()
    await there.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(there.getByText('Added to cart successfully')).toBeVisible()

    await comeBack(here)
    await expect(wishes).toHaveCount(count + 1)
    await expect(bar.getByRole('link', { name: /^Cart/ })).not.toHaveAttribute('aria-label', inCart ?? '')

    await here.goto('/account/address')
    const addresses = here.getByRole('main').getByRole('button', { name: /^Delete/ })
    await expect(addresses).not.toHaveCount(0)
    const known = await addresses.count()
    await there.goto('/account/address')
    await there
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await there.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(there.getByRole('main').getByRole('button', { name: /^Delete/ })).toHaveCount(known - 1)
    await comeBack(here)
    await expect(addresses).toHaveCount(known - 1)

    for (const page of [here, there]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
  },
)

test('an order cancelled in one tab is cancelled in the other', { tag: '@slow' }, async ({ page, shop, context }) => {
  await shop.open('/account/orders', { role: 'customer' })
  const other = await context.newPage()
  await new Shop(other).open('/account/orders?order=ord-sample-1&view=cancel')
  await other.getByRole('radio', { name: 'Changed my mind' }).check({ force: true })
  await other.getByRole('button', { name: 'Cancel Order', exact: true }).click()
  await expect(other.getByText('Order cancelled')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Cancelled')
})
