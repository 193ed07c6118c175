import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, watchShifts } from '../support/looks.ts'
import { signIn } from '../support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const line = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary', exact: true })
const total = (page: Page) => summary(page).getByRole('status').filter({ hasText: 'total' })

test(
  'lines come from the server; quantity, removal and Undo only change this tab',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/cart', { role: 'customer' })
    await expect(page).toHaveTitle('Cart · Suvarnika')
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
      'Tarini Halo Ring in Diamond',
      'Sitara Star Pendant',
    ])
    expect(calls.filter(({ to }) => to === 'GET /v1/cart').map(({ signed }) => signed)).toContain(true)
    await expect(summary(page).getByRole('definition')).toHaveText(['₹95,730', '₹99', '₹95,829'])

    const quantity = page.getByRole('combobox', { name: 'Quantity of Sitara Star Pendant' })
    await expect(quantity.getByRole('option')).toHaveText(['1', '2', '3', '4', '5'])
    await quantity.selectOption('3')
    await expect(total(page)).toHaveText('4 pieces, total ₹1,41,089')
    await expect(line(page, 'Sitara Star Pendant')).toContainText('₹22,630 each')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()

    await line(page, 'Tarini').getByRole('button', { name: 'Remove' }).click()
    await expect(line(page, 'Tarini')).toHaveCount(0)
    await expect(line(page, 'Sitara').getByRole('button', { name: 'Remove' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 'Tarini')).toBeVisible()
    await line(page, 'Tarini').getByRole('button', { name: 'Remove' }).click()

    await page.reload()
    await expect(quantity).toHaveValue('3')
    await expect(line(page, 'Tarini')).toHaveCount(0)

    await line(page, 'Sitara').getByRole('button', { name: 'Remove' }).click()
    await expect(main(page).getByText('Your cart is empty', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(calls.filter(({ to }) => to.includes('/cart') && to !== 'GET /v1/cart')).toEqual([])

    await main(page).getByRole('link', { name: 'Continue Shopping', exact: true }).click()
    await expect(page).toHaveURL('/products')
  },
)

test(
  'a removed variant can be added again; a quantity above five stays selected',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/cart', { role: 'customer' })
    const address = (await line(page, 'Sitara').getByRole('link').getAttribute('href')) ?? ''
    await line(page, 'Sitara').getByRole('button', { name: 'Remove' }).click()
    await expect(line(page, 'Sitara')).toHaveCount(0)

    await shop.go(address)
    for (let pieces = 1; pieces < 6; pieces += 1) await page.getByRole('button', { name: 'One more' }).click()
    await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByText('6 item(s) added to your cart.', { exact: true })).toBeVisible()
    expect(calls.find(({ to }) => to === 'POST /v1/cart')?.body).toEqual({
      productVariantId: expect.stringMatching(/^var-/),
      quantity: 6,
    })

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    const quantity = page.getByRole('combobox', { name: 'Quantity of Sitara Star Pendant' })
    await expect(quantity).toHaveValue('7')
    await expect(quantity.getByRole('option')).toHaveText(['1', '2', '3', '4', '5', '7'])
    await quantity.selectOption('5')
    await expect(quantity.getByRole('option')).toHaveText(['1', '2', '3', '4', '5'])
  },
)

test(
  'only the exact code FLAT50 works; it survives a reload, is never sent, and can be removed',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/cart', { role: 'customer' })
    const code = page.getByRole('textbox', { name: 'Promo code', exact: true })
    await expect(main(page)).toContainText('your order is placed without it')
    await code.fill('flat50')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/codes are case-sensitive/)
    await expect(code).toBeFocused()
    await expectGoodLooks(page, shop, 'the cart with a code that fails')

    await code.fill('FLAT50')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Remove FLAT50' })).toBeFocused()
    await expect(summary(page).getByRole('definition')).toHaveText(['₹95,730', '₹99', '−₹200', '₹95,629'])
    expect(await shop.axe()).toEqual([])

    await page.reload()
    await page.getByRole('button', { name: 'Remove FLAT50' }).click()
    await expect(code).toBeFocused()
    await expect(summary(page).getByRole('definition')).toHaveText(['₹95,730', '₹99', '₹95,829'])
    expect(JSON.stringify(calls)).not.toMatch(/flat50/i)

    await page.getByRole('link', { name: 'Proceed to Checkout', exact: true }).click()
    await expect(page).toHaveURL('/checkout')
  },
)

test('a guest signs in first and returns to the cart', { tag: '@slow' }, async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/cart', { role: 'guest' })
  await expect(main(page)).toContainText('Please log in to see your cart')
  expect(calls.filter(({ to }) => to === 'GET /v1/cart')).toEqual([])
  await main(page).getByRole('link', { name: 'Login' }).click()
  await signIn(page)
  await expect(page).toHaveURL('/cart')
  await expect(line(page, 'Tarini')).toBeVisible()
})

test('a loading cart reserves its space, and an empty one says so', { tag: '@slow' }, async ({ page, shop }) => {
  const { shifted } = await watchShifts(page)
  // The answers come when the clock is moved on, so that a busy machine misses nothing.
  await page.clock.install()
  await page.goto('/cart?role=customer&scenario=slow-network&latency=10000')
  await expect(main(page).getByText('Loading...', { exact: true })).toBeAttached()
  await page.clock.fastForward(10_000)
  await expect(line(page, 'Tarini')).toBeVisible()
  expect(await shifted()).toBeLessThanOrEqual(0.02)

  await shop.open('/cart', { role: 'customer', scenario: 'new-customer' })
  await expect(main(page).getByText('Your cart is empty', { exact: true })).toBeVisible()
  expect(await shop.axe()).toEqual([])
})

test.describe('when the call fails', () => {
  test.use({ expectedConsole: [/Failed to load your cart/] })

  test('the page says so, and Retry loads the cart', { tag: '@slow' }, async ({ page, shop }) => {
    const { heal } = await failCalls(page, 'GET /v1/cart$')
    await shop.open('/cart', { role: 'customer' })
    await expect(main(page).getByRole('alert')).toHaveText('Failed to load your cart. Please try again later.')
    await heal()
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(line(page, 'Tarini')).toBeVisible()
  })
})
