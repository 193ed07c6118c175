import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test(
  'changing the period reloads both; arrow keys move through the chart; the table shows the same figures',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin', { role: 'admin' })
    const statistics = page.getByRole('region', { name: 'Sale Statistics' })
    await expect(statistics.locator('.recharts-surface').first()).toBeVisible()
    const calls = recordCalls(page)
    for (const [name, words] of [
      ['Weekly', 'last 12 weeks'],
      ['Monthly', 'last 12 months'],
    ] as const) {
      calls.length = 0
      await statistics.getByRole('button', { name }).click()
      await expect(statistics.getByText(words)).toBeVisible()
      await expect
        .poll(() => calls.map(({ to }) => to).toSorted())
        .toEqual(['GET /v1/dashboard/lifetime-sales', `GET /v1/salestatistics/sales/${name.toLowerCase()}`])
    }

    await statistics.locator('.recharts-surface').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(statistics.locator('.recharts-tooltip-wrapper')).toContainText(/Orders : \d+/)

    await statistics.getByRole('button', { name: 'View as table' }).click()
    await expect(statistics.getByRole('row')).toHaveCount(13)
    await expect(statistics.getByRole('columnheader')).toHaveText(['Date', 'Orders'])
    await expect(statistics.getByRole('row').nth(1)).toHaveText(/^1 \w+ 20\d\d\d+$/)

    await page.reload()
    await expect(statistics.getByText('last 12 months')).toBeVisible()
  },
)

test(
  'the axes of the chart show their numbers and days whole, however long they are',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const statistics = page.getByRole('region', { name: 'Sale Statistics' })
    /** How far the texts reach out of the chart on either side, in pixels. */
    const cut = () =>
      statistics
        .locator('.recharts-surface')
        .first()
        .evaluate((chart) => {
          const room = chart.getBoundingClientRect()
          return Math.max(
            ...Array.from(chart.querySelectorAll('text'), (text) => {
              const { left, right } = text.getBoundingClientRect()
              return Math.max(room.left - left, right - room.right)
            }),
          )
        })
    await shop.open('/admin', { role: 'admin' })
    await expect(statistics.getByText('3', { exact: true })).toBeVisible()
    await expect.poll(cut).toBeLessThanOrEqual(0)

    const dailyOrders = [2, 1_234_567].map((id, day) => ({ order_date: `2026-11-1${day}T18:30:00Z`, count: { id } }))
    await failCalls(page, 'GET /v1/salestatistics/sales/daily', { status: 200, body: { dailyOrders } })
    await page.reload()
    await expect(statistics.getByText('14,00,000', { exact: true })).toBeVisible()
    await expect.poll(cut).toBeLessThanOrEqual(0)
  },
)

test('an empty shop says that it has no orders, and where to begin', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin', { role: 'admin', scenario: 'empty-shop' })
  await expect(page.getByText('No orders in the last 30 days.')).toBeVisible()
  await expect(page.getByText('Orders will be drawn here.')).toBeVisible()
  await expect(page.getByText('Rs. 0', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: '0% of orders completed' })).toBeVisible()

  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('link', { name: 'Create a product' }).click()
  await expect(page).toHaveURL('/admin/new-products')
})
