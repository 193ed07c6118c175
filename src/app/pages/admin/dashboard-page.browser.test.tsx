import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(leaveScreen)

const lifetimeSales = { totalOrders: 1234, totalSales: 65_000, completedPercentage: 80, cancelledPercentage: 5 }
const dailyOrders = [12, 13].map((day) => ({ order_date: `2026-11-${day}T18:30:00Z`, count: { id: day } }))

test('the three cards show their figures', async () => {
  await page.viewport(1280, 900)
  const asked: [call: string, isSigned: boolean][] = []
  stubHost((call, _body, isSigned) => {
    asked.push([call, isSigned])
    return call.includes('/dashboard/') ? lifetimeSales : { dailyOrders }
  })
  const { screen } = await renderScreen(<DashboardPage />, '/admin')
  await expect.element(screen.getByText('Days begin at midnight, Indian Standard Time.')).toBeVisible()

  const statistics = screen.getByRole('region', { name: 'Sale Statistics' })
  const periods = statistics.getByRole('group', { name: 'Period' }).getByRole('button').elements()
  expect(periods.map((button) => [button.textContent, button.ariaPressed])).toEqual([
    ['Daily', 'true'],
    ['Weekly', 'false'],
    ['Monthly', 'false'],
  ])
  await expect.element(statistics.getByText('Orders per day').first()).toBeVisible()
  await expect
    .element(statistics.getByText('25 orders in the last 2 days. Busiest day: 14 Nov 2026, with 13.'))
    .toBeVisible()
  const chart = () => statistics.element().querySelector('.recharts-surface')?.getBoundingClientRect().height
  await expect.poll(chart).toBe(200)

  const lifetime = screen.getByRole('region', { name: 'Lifetime Sales' })
  await expect.element(lifetime.getByText('Rs. 65,000', { exact: true })).toBeVisible()
  for (const label of ['Total orders', 'Orders completed', 'Orders cancelled'])
    await expect.element(lifetime.getByText(label, { exact: true })).toBeVisible()
  await expect.element(lifetime.getByRole('img', { name: '80% of orders completed' })).toBeVisible()

  const best = screen.getByRole('region', { name: 'Best Sellers' })
  await expect.element(best.getByText('No best sellers yet: the shop has only just opened.')).toBeVisible()
  await expect.element(best.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')
  expect(asked.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['GET /v1/dashboard/lifetime-sales', true],
    ['GET /v1/salestatistics/sales/daily', true],
  ])
})
