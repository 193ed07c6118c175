import type { Page } from '@playwright/test'
import { entriesOf } from '#src/shared/lib/values/entries-of.ts'
import { paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

/** The amounts of a text in rupees, those after a minus sign negative. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(−?)₹([\d,]+(?:\.\d\d)?)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1),
  )
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)

/** Makes the nth choice wherever there is one, ticks every box and fills every field; returns how many choices there are. */
async function choose(page: Page, nth: number): Promise<number> {
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Change the delivery address' }).click()
  const groups = await main.getByRole('radiogroup').all()
  expect(groups.length, 'the addresses and the payment methods').toBeGreaterThanOrEqual(2)
  const counts = await Promise.all(groups.map((group) => group.getByRole('radio').count()))
  for (const [index, group] of groups.entries())
    await group
      .getByRole('radio')
      .nth(nth % (counts[index] ?? 1))
      .check()
  for (const box of await main.getByRole('checkbox').all()) await box.check()
  for (const field of await main.getByRole('textbox').all()) await field.fill('1')
  return Math.max(...counts)
}

/** Places an order and compares what the checkout, the placed order and the account show; returns its number and total. */
async function order(page: Page, nth: number) {
  const main = page.getByRole('main')
  const choices = await choose(page, nth)
  const shown = amountsIn((await main.getByRole('definition').allInnerTexts()).join(' '))
  const total = shown.at(-1) ?? 0
  expect(total).toBeGreaterThan(0)
  expect(sum(shown.slice(0, -1)), 'the lines of the summary add up').toBe(total)
  const charges = (await main.getByRole('term').allInnerTexts()).slice(1, -1)

  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible()
  const placed = await main.innerText()
  expect(amountsIn(placed), 'the placed order').toEqual([total])
  const number = /SUV-[\d-]+/.exec(placed)?.[0] ?? ''
  await page.getByRole('link', { name: 'See your order' }).click()
  const card = page.getByRole('article', { name: `Order ${number}` })
  await expect(card).toBeVisible()
  expect(amountsIn(await card.locator('time').locator('..').innerText()), 'the account').toEqual([total])
  const lines = (await card.getByRole('listitem').allInnerTexts()).filter((line) => line.includes('₹'))
  for (const charge of charges) expect(lines.join('; '), 'the account names each charge').toContain(charge)
  expect(sum(lines.flatMap((line) => amountsIn(line).slice(-1))), 'the lines in the account add up').toBe(total)
  return { choices, number, total }
}

test('from a ring in the cart to the back office: checkout, placed order, account and back office show one total, whatever is chosen and ticked on the way', async ({
  page,
  shop,
}) => {
  test.slow()
  const calls = recordCalls(page)
  await shop.open('/products/prod-1', { role: 'customer' })
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('1 item(s) added to your cart.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Aarohi Solitaire Ring' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click()
  const first = await order(page, 0)
  const orders = [first]
  for (let nth = 1; nth < first.choices; nth += 1) {
    await shop.go('/checkout')
    orders.push(await order(page, nth))
  }
  const sent = calls.filter(({ to }) => to === 'POST /api/checkout').map(({ body }) => body)
  const methods = entriesOf(paymentMethods).map(([paymentMethod]) => ({ paymentMethod }))
  expect(sent, 'each payment method').toMatchObject(methods)

  await shop.open('/admin/orders', { role: 'admin' })
  for (const { number, total } of orders) {
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toBeVisible()
    expect(amountsIn(await row.innerText()).at(-1), 'what the back office has charged').toBe(total)
  }
})
