import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('lists all orders, twenty a page, and filters by payment and shipment in the browser', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/orders', { role: 'admin' })
  const rows = page.getByRole('table', { name: 'orders' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order',
    'Placed',
    'Customer',
    'Payment',
    'Shipment',
    'Total',
  ])
  await expect(rows.nth(1)).toHaveText(
    /^SUV-2026-\d{5}\s+\d+ \w+ 2026, \d+:\d\d [ap]m\s+\S+@\S+\s+(Paid|Unpaid)\s+(Shipped|Pending|Processing)\s+₹[\d,]+$/,
    { useInnerText: true },
  )
  await expect(page.getByText('Dates and times are Indian Standard Time.')).toBeVisible()
  await expect(page.getByText('1–20 of 160 orders')).toBeVisible()
  expect(calls.filter(({ to }) => to.includes('orders')).map(({ to, query, signed }) => [to, query, signed])).toEqual([
    ['GET /v1/orders/admin/all', {}, true],
  ])

  await page.getByLabel('Payment').selectOption('Unpaid')
  await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Unpaid' }).first()).toBeVisible()
  await page.getByLabel('Shipment').selectOption('Processing')
  await expect(page.getByRole('cell', { name: 'Shipped' })).toHaveCount(0)
  await expect(page).toHaveURL('/admin/orders?payment=Unpaid&shipment=Processing')
  await expect(page.getByLabel('Shipment').getByRole('option')).toHaveText(['All', 'Shipped', 'Pending', 'Processing'])
  await expect(page.getByLabel('Payment').getByRole('option')).toHaveText(['All', 'Paid', 'Unpaid'])
  expect(calls.filter(({ to }) => to.includes('orders'))).toHaveLength(1)
})

test(
  'an order is found by a part of its number, and a customer by a part of the name',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/orders', { role: 'admin' })
    const first = page.getByRole('row').nth(1)
    const number = (await first.getByRole('cell').first().innerText()).match(/SUV-\d+-(\d+)/)?.[1] ?? ''
    expect(number).not.toBe('')
    await page.getByRole('searchbox').fill(number)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(first).toContainText(number)

    await shop.go('/admin/customers')
    await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toBeVisible()
    const name = (await first.getByRole('cell').first().innerText()).split(/\s/)[0] ?? ''
    await page.getByRole('searchbox').fill(name.toUpperCase())
    await expect(page).toHaveURL(/q=/)
    await expect(first).toContainText(name)
  },
)
