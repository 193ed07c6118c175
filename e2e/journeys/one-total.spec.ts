import { expect, test } from '../support/fixtures.ts'

/** The amounts of a text in rupees, those after a minus sign negative. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(−?)₹([\d,]+(?:\.\d\d)?)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1),
  )
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)

test('checkout, placed order, account and back office show one total, whatever can be ticked on the way', async ({
  page,
  shop,
}) => {
  await shop.open('/checkout', { role: 'customer' })
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: 'UPI', exact: true }).check()
  for (const box of await main.getByRole('checkbox').all()) await box.check()
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

  await shop.open('/admin/orders', { role: 'admin' })
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toBeVisible()
  expect(amountsIn(await row.innerText()).at(-1), 'what the back office has charged').toBe(total)
})
