import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchShifts } from '../support/looks.ts'
import { signIn } from '../support/sign-in.ts'

const noWishes = 'Failed to load your wishlist. Please try again later.'

/** The screens that wait for a call: their content, and their message after the session has ended. */
const screens = [
  { path: '/account', shows: ['textbox', 'Name'], signedOut: 'Please log in to view your profile' },
  {
    path: '/account/personal-info',
    shows: ['definition'],
    signedOut: 'Please log in to view your profile',
  },
  {
    path: '/account/address',
    shows: ['list', 'Addresses'],
    signedOut: 'Please log in to view address details',
  },
  {
    path: '/account/address/edit',
    shows: ['textbox', 'Full name'],
    signedOut: 'Please log in to view address details',
  },
  {
    path: '/account/address/edit/addr-1',
    shows: ['textbox', 'Full name'],
    signedOut: 'Please log in to view address details',
  },
  {
    path: '/account/wishlist',
    shows: ['list', 'Wishlist'],
    signedOut: 'Please log in to view your wishlist',
  },
] as const

/** Found even while the loading overlay makes the page inert. */
const shown = (page: Page, [role, name]: (typeof screens)[number]['shows']) =>
  page
    .getByRole('main', { includeHidden: true })
    .getByRole(role, { ...(name !== undefined && { name }), includeHidden: true })
    .first()

/** Height of the screen, including its heading. */
const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main h1')?.parentElement?.parentElement?.clientHeight ?? 0)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `while a call is pending each screen reserves the space of its content, ${width} px wide`,
    { tag: '@slow' },
    async ({ page, shop: _watched }) => {
      await page.setViewportSize({ width, height })
      await page.clock.install()
      const shifts = await watchShifts(page)
      for (const { path, shows } of screens) {
        // Answers come when the clock is moved on, so that a busy machine misses nothing.
        await page.goto(`${path}?role=customer&scenario=slow-network&latency=10000`)
        const waiting = page.getByRole('main', { includeHidden: true }).getByText('Loading...', { exact: true })
        await expect(waiting, path).toBeAttached()
        await expect(shown(page, shows), path).toHaveCount(0)
        const kept = await heightOf(page)
        await page.clock.fastForward(10_000)
        await expect(shown(page, shows), path).toBeAttached()
        await expect(waiting, path).toHaveCount(0)
        expect(
          Math.abs((await heightOf(page)) - kept),
          `${path}: pixels by which its place was wrong`,
        ).toBeLessThanOrEqual(6)
        expect(await shifts.shifted(), `${path}: what moved`).toBeLessThan(0.02)
      }
    },
  )
}

test(
  'when every list fails the wishlist says so, and the rest of the account works',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/account/wishlist', { role: 'customer', scenario: 'every-list-fails' })
    await expect(page.getByText(noWishes, { exact: true })).toBeVisible()
    const asked = () => calls.filter(({ to }) => to === 'GET /v1/wishlist').length
    const before = asked()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(asked).toBe(before + 1)
    await expect(page.getByText(noWishes, { exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Address' }).click()
    await expect(page.getByRole('list', { name: 'Addresses' })).toBeVisible()
  },
)

test(
  'a new customer sees empty screens, each with a link to the first step',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/account/address', { role: 'customer', scenario: 'new-customer' })
    const main = page.getByRole('main')
    const menu = page.getByRole('navigation', { name: 'Account' })
    await expect(main.getByText('No address yet', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Add New Address', exact: true })).toHaveCount(2)
    await menu.getByRole('link', { name: 'Wishlist' }).click()
    await expect(main.getByText('Your wishlist is empty.', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'See the collection' })).toHaveAttribute('href', '/products')
    await menu.getByRole('link', { name: 'Orders' }).click()
    const placed = main.getByRole('region', { name: 'Placed on this device' })
    await expect(placed).toContainText('No orders yet. What you order in this browser appears here.')
    await expect(placed.getByRole('link', { name: 'See the collection' })).toHaveAttribute('href', '/products')
  },
)

test(
  'a refused token signs out once, each screen says why, and signing in returns there',
  { tag: '@slow' },
  async ({ page, shop }) => {
    for (const [index, { path, signedOut }] of [
      ...screens,
      { path: '/account/orders', signedOut: 'Please log in to view your orders' },
    ].entries()) {
      // The scenario refuses only the next call; later visits use a token that the server never issued.
      if (index > 0) await page.evaluate(() => localStorage.setItem('token', 'refused'))
      await shop.open(path, index === 0 ? { role: 'customer', scenario: 'expired-token' } : {})
      await expect(page.getByText(signedOut, { exact: true }), path).toBeVisible()
      await expect(page.getByText('Your session has ended. Please sign in again.'), path).toHaveCount(1)
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]), path).toEqual([
        null,
        null,
      ])
    }
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(page)
    await expect(page).toHaveURL('/account/orders')
  },
)

test.use({ expectedConsole: /status of (401|500)|Failed to load your wishlist|Failed to load collections/ })
