import { adminPlaces } from '#src/app/layouts/admin-places.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, isThorough, phone } from '../support/looks.ts'

/** All are checked by `npm run test:slow`, the first three by `npm test`: a table with pictures, figures, and long rows. */
const screens = [
  { path: '/admin/orders', heading: 'Orders' },
  { path: '/admin', heading: 'Dashboard' },
  { path: '/admin/products', heading: 'Products' },
  { path: '/admin/categories', heading: 'Categories' },
  { path: '/admin/collections', heading: 'Collections' },
  { path: '/admin/customers', heading: 'Customers' },
  { path: '/admin/sales?open=sale-1', heading: 'All Sales' },
]

test('each screen is accessible and fits, light and dark, on a phone, a tablet and a desk', async ({ page, shop }) => {
  await shop.open('/admin/orders', { role: 'admin' })
  for (const { path, heading } of isThorough ? screens : screens.slice(0, 3)) {
    await shop.go(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading...'), path).toHaveCount(0)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          `${path} scrolls sideways at ${width} px`,
        )
        .toBeLessThanOrEqual(width)
    }
    await expectGoodLooks(page, shop, heading)
  }
})

test(
  'a selection and the question before its deletion are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products?q=jhumka', { role: 'admin' })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expectGoodLooks(page, shop, 'a selection')
    await page.getByRole('button', { name: /^Delete \d products$/ }).click()
    await expectGoodLooks(page, shop, 'the question')
  },
)

test(
  'the palette, a coupon in it and the menu of a phone are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products?q=jhumka', { role: 'admin' })
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find' })
    await palette.getByRole('combobox').fill('e')
    await expect(palette.getByRole('group')).toHaveCount(6)
    await expectGoodLooks(page, shop, 'the palette')
    await palette
      .getByRole('group', { name: /^Coupons/ })
      .getByRole('option')
      .first()
      .click()
    await expectGoodLooks(page, shop, 'a coupon')
    await page.keyboard.press('Escape')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectGoodLooks(page, shop, 'the menu', phone)
  },
)

test(
  'a loading list and an empty one are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin', scenario: 'empty-shop' })
    await expect(page.getByText('No products found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create the first product' })).toBeVisible()
    await expectGoodLooks(page, shop, 'empty')
    await page.addInitScript(() => {
      const real = window.fetch.bind(window)
      // Longer than the test runs.
      window.fetch = (input, init) =>
        typeof input === 'string' && input.includes('/v1/products') ? new Promise(() => undefined) : real(input, init)
    })
    await shop.open('/admin/products')
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
    await expectGoodLooks(page, shop, 'waiting')
  },
)

test.describe('when a list fails', () => {
  test.use({ expectedConsole: [/Failed to load/] })

  test('it is accessible and fits, light and dark', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin', scenario: 'every-list-fails' })
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectGoodLooks(page, shop, 'failed')
  })
})

test('a guest is sent to sign in and then to the address they asked for', async ({ page, shop }) => {
  await shop.open('/admin/orders?payment=Paid', { role: 'guest' })
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill('admin@shop.test')
  await page.getByLabel('Password', { exact: true }).fill('admin-pass')
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in|login/i })
    .click()
  await expect(page).toHaveURL('/admin/orders?payment=Paid')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('a customer is sent away and told why', async ({ page, shop }) => {
  await shop.open('/admin', { role: 'customer' })
  await expect(page).not.toHaveURL(/admin/)
  await expect(
    page.getByRole('alert').filter({ hasText: 'An administrator account is needed for this area.' }),
  ).toBeVisible()
})

test('the sidebar links to every screen and marks the current one, and so does the phone menu', async ({
  page,
  shop,
}) => {
  await shop.open('/admin/orders', { role: 'admin' })
  const nav = page.getByRole('navigation', { name: 'Back office' })
  const names = adminPlaces.flatMap(({ places }) => places.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(10)
  await expect(nav.getByRole('link')).toHaveText(names)
  await expect(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: 'Customers' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Dashboard.*Customers/)

  await page.setViewportSize({ width: 390, height: 844 })
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sales' }).click()
  await expect(page).toHaveURL('/admin/sales')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => history.length), 'the open menu leaves nothing for Back').toBe(steps + 1)
})
