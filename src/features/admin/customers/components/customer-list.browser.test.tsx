import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CustomerList } from './customer-list.tsx'

afterEach(leaveScreen)

test('customers come 20 a page, Verified or not, and are searched by email on the server and filtered', async () => {
  const everyone = Array.from({ length: 25 }, (_, index) => ({
    ...asha,
    id: `user-${index}`,
    name: `Customer ${index}`,
    email: `c${index}@shop.test`,
    is_verified: index !== 24,
  }))
  const signed: string[] = []
  stubHost((call, _, isSigned) => {
    if (isSigned) signed.push(call)
    if (!call.includes('/search/')) return everyone
    const data = call.includes('q=c7') ? everyone.slice(7, 8) : []
    return { data, pagination: { currentPage: 1, pages: 1, total: data.length } }
  })
  await page.viewport(1280, 800)
  const { screen, router } = await renderScreen(<CustomerList />)
  const rows = screen.getByRole('table', { name: 'customers' }).getByRole('row')
  await expect.element(screen.getByText('1–20 of 25 customers')).toBeVisible()
  expect(rows.elements()).toHaveLength(21)
  const headers = [...document.querySelectorAll('th')]
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Role',
    'Verification',
    'Joined',
    'Actions',
  ])
  await expect.element(rows.nth(1).getByText('Verified', { exact: true })).toBeVisible()
  const orders = screen.getByRole('link', { name: 'Orders of Customer 7' })
  await expect.element(orders).toHaveAttribute('href', '/admin/orders?q=c7%40shop.test')

  const search = screen.getByRole('searchbox', { name: 'Search by name or email' })
  await search.fill('c7@shop')
  await expect.element(screen.getByText('1–1 of 1 customer')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'c7@shop.test' })).toBeVisible()
  expect(signed).toEqual([
    'GET /v1/users/filteruser',
    'GET /v1/search/admin/customers?q=c7%40shop&page=1&filters=%7B%7D',
  ])
  await search.fill('')
  await userEvent.selectOptions(screen.getByLabelText('Verification'), 'Not Verified')
  await expect.element(screen.getByText('1–1 of 1 customer')).toBeVisible()
  await expect.element(rows.nth(1).getByText('Not Verified')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?verified=no')
  await search.fill('nobody@nowhere.test')
  await expect.element(screen.getByText('No customers found.')).toBeVisible()
})

test.each([768, 820, 1024, 1100])('at %i px the table fits, with the link to the orders', async (width) => {
  const email = 'suresh.natarajan37@example.org'
  stubHost(() => [{ ...asha, name: 'Lakshmi Natarajan', email, phone: '+91 97110 88665', role: 'ADMIN' }])
  await page.viewport(width, 800)
  // From 1024 px on the sidebar is beside it.
  const { screen } = await renderScreen(
    <div style={{ width: width < 1024 ? width - 48 : width - 304 }}>
      <CustomerList />
    </div>,
  )
  await expect.element(screen.getByRole('link', { name: 'Orders of Lakshmi Natarajan' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: `${email} +91 97110 88665` })).toBeVisible()
  await document.fonts.ready
  const frame = screen.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})

test.each([768, 1280, 1920])('at %i px a name of one endless word leaves room for the other columns', async (width) => {
  stubHost(() => [{ ...asha, name: 'A'.repeat(200), email: `${'b'.repeat(200)}@shop.test`, phone: '9'.repeat(60) }])
  await page.viewport(width, 800)
  const { screen } = await renderScreen(
    <div style={{ width: width < 1024 ? width - 48 : width - 304 }}>
      <CustomerList />
    </div>,
  )
  await expect.element(screen.getByRole('link', { name: /^Orders of/ })).toBeInViewport({ ratio: 1 })
  const frame = screen.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})

test('on a phone a date says what it is', async () => {
  stubHost(() => [asha])
  await page.viewport(390, 844)
  const { screen } = await renderScreen(<CustomerList />)
  await expect.element(screen.getByText('Joined')).toBeInViewport({ ratio: 1 })
  expect(screen.getByText('Joined').element().getBoundingClientRect().width).toBeGreaterThan(20)
})
