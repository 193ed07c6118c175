import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'
import { expectGoodLooks, watchShifts } from './looks.ts'

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const lines = [
  { productVariantId: 'var-1', quantity: 1 },
  { productVariantId: 'var-25', quantity: 2 },
]

async function fillCard(page: Page) {
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await page.getByLabel('Expiry (MM/YY)').pressSequentially('1228')
  await page.getByLabel('CVV').fill('9137')
}

test('the sample order is paid by card: fields required, grouped, and kept on the page', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/checkout', { role: 'customer' })
  const order = page.getByRole('region', { name: 'Sample order' })
  await expect(order.getByRole('listitem')).toHaveText([/Aarohi Solitaire Ring1 piece₹48,500/, /Payal Bell Anklet2 pieces₹5,480/])
  await expect(order.getByRole('definition')).toHaveText(['₹53,980', '₹99', '₹54,079'])
  await expect(order).toContainText('Promo codes of the cart are not part of the order.')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  await expect(main(page).getByText('14, Lake View Road')).toBeVisible()

  await place(page).click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Enter the card number.')
  await expect(page.getByLabel('Expiry (MM/YY)')).toHaveAccessibleDescription('Enter the expiry date.')
  await expect(page.getByLabel('CVV')).toHaveAccessibleDescription('Enter the CVV.')
  await expectGoodLooks(page, shop, 'the checkout without a card')

  await fillCard(page)
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByLabel('Expiry (MM/YY)')).toHaveValue('12/28')
  for (const [label, token] of [['Card number', 'cc-number'], ['Expiry (MM/YY)', 'cc-exp'], ['CVV', 'cc-csc']] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token)
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', 'numeric')
  }
  const said = page.getByText('Order Placed Successfully!')
  await page.getByLabel('CVV').press('Enter')
  await page.keyboard.press('Enter')
  await expect(said).toBeVisible()
  const since = performance.now()
  await expect(main(page).getByRole('status').filter({ has: said })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(performance.now() - since).toBeGreaterThan(1200)

  const placed = calls.filter(({ to }) => to === 'POST /api/checkout')
  expect(placed).toEqual([
    {
      to: 'POST /api/checkout',
      query: {},
      signed: true,
      body: { paymentMethod: 'credit', items: lines, shippingAddress: expect.objectContaining({ address_line1: '14, Lake View Road', city: 'Bengaluru', zip_code: '560001' }) },
    },
  ])
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, location.href]))
  expect(kept).toContain('Aarohi Solitaire Ring')
  expect(JSON.stringify(calls) + kept).not.toMatch(/4111|9137|12\/28/)
})

test('a card’s fields are demanded, and nothing about them is checked', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/checkout', { role: 'customer' })
  await page.getByLabel('Card number').fill('x')
  await page.getByLabel('Expiry (MM/YY)').fill('soon')
  await page.getByLabel('CVV').fill('?')
  await place(page).click()
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL('/')
  expect(calls.filter(({ to }) => to === 'POST /api/checkout')).toHaveLength(1)
})

test('COD answers about availability in words, without a call; UPI asks for nothing', async ({ page, shop }) => {
  await shop.open('/checkout', { role: 'customer' })
  await page.getByRole('radio', { name: 'COD' }).check()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Check Availability' }).click()
  await expect(main(page).getByText('Whether cash on delivery is available at your address is confirmed after ordering.')).toBeVisible()
  expect(calls).toEqual([])
  expect(await shop.axe()).toEqual([])
  await page.getByRole('radio', { name: 'COD' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await place(page).click()
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
  expect(calls.find(({ to }) => to === 'POST /api/checkout')?.body).toMatchObject({ paymentMethod: 'upi', items: lines })
})

test('failures are told in an alert: the server’s words, ours, and those for no answer; the card stays', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    const answers = [() => Response.json({ error: 'Only 1 of it is left.' }, { status: 409 }), () => Response.json({}, { status: 500 }), () => Promise.reject(new TypeError('Failed to fetch'))]
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      const answer = pathname === '/api/checkout' ? answers.shift() : undefined
      return answer === undefined ? real(input, init) : Promise.resolve(answer())
    }
  })
  await shop.open('/checkout', { role: 'customer' })
  await fillCard(page)
  const alert = page.getByRole('alertdialog')
  for (const text of ['Only 1 of it is left.', 'Order failed!', 'Something went wrong. Please try again.']) {
    await place(page).click()
    await expect(alert).toHaveText(new RegExp(`^${text}`))
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    if (text === 'Order failed!') expect(await shop.axe()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
    await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  }
  await place(page).click()
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
})

test('without a default address it asks for one, and the form’s link comes back', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/checkout', { role: 'customer', scenario: 'new-customer' })
  await page.getByRole('radio', { name: 'UPI' }).check()
  await place(page).click()
  const link = page.getByRole('link', { name: 'Add an address' })
  await expect(link).toBeFocused()
  await expect(main(page).getByRole('alert').filter({ hasText: 'Add a delivery address before you place the order.' })).toBeVisible()
  expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([])
  expect(await shop.axe()).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/account/address/edit')
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('/checkout')
})

test.describe('in a sold-out shop', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test('the server refuses with its own words', async ({ page, shop }) => {
    await shop.open('/checkout', { role: 'customer', scenario: 'sold-out' })
    await page.getByRole('radio', { name: 'COD' }).check()
    await place(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('Aarohi Solitaire Ring is sold out.')
  })
})

test('a guest signs in first; slow and failing addresses have their place', async ({ page, shop }) => {
  const { shifted } = await watchShifts(page)
  await shop.open('/checkout', { role: 'guest' })
  await expect(main(page)).toContainText('Please log in to place your order')

  await page.goto('/checkout?role=customer&scenario=slow-network')
  await expect(main(page).getByText('Loading...')).toBeAttached()
  await expect(main(page).getByText('14, Lake View Road')).toBeVisible({ timeout: 20_000 })
  expect(await shifted()).toBeLessThanOrEqual(0.02)

  const { heal } = await failCalls(page, 'GET /v1/users/me$')
  await shop.open('/checkout', { role: 'customer', scenario: 'default' })
  await expect(main(page).getByRole('alert').filter({ hasText: 'Failed to fetch addresses' })).toBeVisible()
  await heal()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(main(page).getByText('14, Lake View Road')).toBeVisible()
})
