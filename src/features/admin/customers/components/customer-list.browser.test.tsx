import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CustomerList } from './customer-list.tsx'

afterEach(leaveScreen)

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
