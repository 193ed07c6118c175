import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'

test('the three cards say what they are to say', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin', { role: 'admin' })

  const statistics = page.getByRole('region', { name: 'Sale Statistics' })
  const buttons = statistics.getByRole('group', { name: 'Period' }).getByRole('button')
  await expect(buttons).toHaveText(['Daily', 'Weekly', 'Monthly'])
  await expect(statistics.getByRole('button', { name: 'Daily' })).toHaveAttribute('aria-pressed', 'true')
  await expect(statistics.getByText('Orders per day').first()).toBeVisible()
  await expect(statistics.getByText(/orders in the last 30 days\. Busiest day: \d+ \w+ 2026, with \d+\./)).toBeVisible()
  const chart = statistics.locator('.recharts-surface').first()
  await expect(chart).toBeVisible()
  expect((await chart.boundingBox())?.height).toBe(200)

  const lifetime = page.getByRole('region', { name: 'Lifetime Sales' })
  await expect(lifetime.getByText('Total orders')).toBeVisible()
  await expect(lifetime.getByText(/^Rs\. [\d,]+(\.\d+)?$/)).toBeVisible()
  await expect(lifetime.getByText('Orders completed')).toBeVisible()
  await expect(lifetime.getByText('Orders cancelled')).toBeVisible()
  await expect(lifetime.getByRole('img', { name: /^[\d.]+% of orders completed$/ })).toBeVisible()

  const best = page.getByRole('region', { name: 'Best Sellers' })
  await expect(best.getByText('The shop has just started and has no bestsellers yet.')).toBeVisible()
  await expect(best.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')

  const asked = calls.filter(({ to }) => /dashboard|salestatistics/.test(to)).toSorted((a, b) => a.to.localeCompare(b.to))
  expect(asked.map(({ to, signed }) => [to, signed])).toEqual([
    ['GET /v1/dashboard/lifetime-sales', true],
    ['GET /v1/salestatistics/sales/daily', true],
  ])
})

test('a change of the period asks for both anew; arrow keys walk the chart; the table says the same', async ({ page, shop }) => {
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
    await expect.poll(() => calls.map(({ to }) => to).toSorted()).toEqual([
      'GET /v1/dashboard/lifetime-sales',
      `GET /v1/salestatistics/sales/${name.toLowerCase()}`,
    ])
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
})

test('old numbers stay, marked busy, while the next period is on its way; a late answer is dropped', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      if (typeof input === 'string' && input.includes('/sales/weekly')) {
        init?.signal?.addEventListener('abort', () => (document.documentElement.dataset.aborted = 'yes'))
        await new Promise((resolve) => setTimeout(resolve, 1500))
      }
      return real(input, init)
    }
  })
  await shop.open('/admin', { role: 'admin' })
  const statistics = page.getByRole('region', { name: 'Sale Statistics' })
  await expect(statistics.getByText('last 30 days')).toBeVisible()
  await statistics.getByRole('button', { name: 'Weekly' }).click()
  await expect(statistics).toHaveAttribute('aria-busy', 'true')
  await expect(statistics.getByText('last 30 days')).toBeVisible()
  await statistics.getByRole('button', { name: 'Monthly' }).click()
  await expect(statistics.getByText('last 12 months')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-aborted', 'yes')
  await expect(statistics).toHaveAttribute('aria-busy', 'false')
})

test('an empty shop has no orders, and says so', async ({ page, shop }) => {
  await shop.open('/admin', { role: 'admin', scenario: 'empty-shop' })
  await expect(page.getByText('No orders in the last 30 days.')).toBeVisible()
  await expect(page.getByText('Rs. 0', { exact: true })).toBeVisible()
})

test.describe('when the calls fail', () => {
  test.use({ expectedConsole: [/could not be loaded/] })

  test('the text stays while it tries again, and Refresh asks at once', async ({ page, shop }) => {
    const { heal } = await failCalls(page, 'GET /v1/(dashboard|salestatistics)/')
    await shop.open('/admin', { role: 'admin' })
    const lifetime = page.getByRole('region', { name: 'Lifetime Sales' })
    await expect(lifetime.getByRole('status')).toHaveText('Loading lifetime sales...')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.waitForEvent('console', (message) => message.text().startsWith('The lifetime sales could not be loaded.'))
    await expect(lifetime.getByText('Loading lifetime sales...')).toBeVisible()
    await heal()
    await lifetime.getByRole('button', { name: 'Refresh' }).click()
    await expect(lifetime.getByText('Total orders')).toBeVisible()
    // The statistics come back by themselves.
    await expect(page.getByText('last 30 days')).toBeVisible()
  })
})
