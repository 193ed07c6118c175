import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('lists all customers, twenty a page; searches by email on the server; filters by verification', async ({
  page,
  shop,
}) => {
  const calls = recordCalls(page)
  await shop.open('/admin/customers', { role: 'admin' })
  const rows = page.getByRole('table', { name: 'customers' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  expect(
    calls.filter(({ to }) => /users|customers/.test(to)).map(({ to, query, signed }) => [to, query, signed]),
  ).toEqual([['GET /v1/users/filteruser', {}, true]])
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Phone',
    'Role',
    'Verification',
    'Joined',
    'Actions',
  ])
  await expect(page.getByRole('cell', { name: 'Verified', exact: true }).first()).toBeVisible()
  await expect(page.getByText('Dates are Indian Standard Time.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders of Meera Iyer' })).toHaveAttribute(
    'href',
    '/admin/orders?q=customer%40shop.test',
  )

  calls.length = 0
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('customer@shop')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('customer@shop.test')
  expect(calls.map(({ to, query, signed }) => [to, query, signed])).toEqual([
    ['GET /v1/search/admin/customers', { q: 'customer@shop', page: '1', filters: '{}' }, true],
  ])

  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Verification').selectOption('Not Verified')
  await expect(page.getByRole('cell', { name: 'Verified', exact: true })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Not Verified' }).first()).toBeVisible()
  await expect(page).toHaveURL('/admin/customers?verified=no')

  await page.getByRole('searchbox').fill('nobody@nowhere.test')
  await expect(page.getByText('No customers found.')).toBeVisible()
})
