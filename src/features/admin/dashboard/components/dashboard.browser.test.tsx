import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dashboard } from './dashboard.tsx'

// The chart is covered by the browser specs.
vi.mock('./sales-chart.tsx', () => ({ SalesChart: () => null }))

interface Call {
  to: string
  /** The time of the page's clock. */
  at: number
  token: string | null
  signal: AbortSignal | null | undefined
  answer: (body: object) => void
  fail: () => void
}

let calls: Call[]

beforeEach(() => {
  calls = []
  session.signIn({ token: 'a-token', user: { ...asha, role: 'ADMIN' } })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push({
      to: `${init.method} ${url}`,
      at: Date.now(),
      token: new Headers(init.headers).get('Authorization'),
      signal: init.signal,
      answer: (body) => resolve(Response.json(body)),
      fail: () => resolve(Response.json({ message: 'Out of order.' }, { status: 503 })),
    })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
})

async function open() {
  const router = createMemoryRouter([{ path: '/', element: <Dashboard /> }])
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
  return {
    screen,
    statistics: screen.getByRole('region', { name: 'Sale Statistics' }),
    lifetime: screen.getByRole('region', { name: 'Lifetime Sales' }),
  }
}

/** Waits for the newest call to an address. */
async function call(to: string, count = 1): Promise<Call> {
  await expect.poll(() => calls.filter((each) => each.to === to).length, { message: to }).toBe(count)
  const made = calls.findLast((each) => each.to === to)
  if (!made) throw new Error(`Nobody called ${to}.`)
  return made
}

const lifetimeSales = 'GET /v1/dashboard/lifetime-sales'
const sales = (period: string) => `GET /v1/salestatistics/sales/${period}`
const figures = { totalOrders: 1234, totalSales: 1_234_567, completedPercentage: 85.63, cancelledPercentage: 6.25 }
const entries = [
  { order_date: '2026-11-12T18:30:00Z', count: { id: 2 } },
  { order_date: '2026-11-13T18:30:00Z', count: { id: 5 } },
]

test('the figures show Rs. and per cent, and the ring shows the completed share', async () => {
  const { lifetime, statistics, screen } = await open()
  await expect.element(lifetime.getByRole('status')).toHaveTextContent('Loading lifetime sales...')
  const asked = await call(lifetimeSales)
  expect(asked.token).toBe('Bearer a-token')
  asked.answer(figures)
  await expect.element(lifetime.getByRole('img', { name: '85.63% of orders completed' })).toBeVisible()
  expect(
    lifetime
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Total orders', 'Lifetime sales', 'Orders completed', 'Orders cancelled'])
  expect(
    lifetime
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1,234', 'Rs. 12,34,567', '85.63%', '6.25%'])
  const ring = lifetime.getByRole('img').element().querySelectorAll('circle')[1]
  const [filled = 0, round = 1] = getComputedStyle(ring ?? document.body)
    .strokeDasharray.split(',')
    .map(Number.parseFloat)
  expect(filled / round).toBeCloseTo(0.8563)

  expect(
    statistics
      .getByRole('group', { name: 'Period' })
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Daily', 'Weekly', 'Monthly'])
  const daily = await call(sales('daily'))
  expect(daily.token).toBe('Bearer a-token')
  daily.answer({ dailyOrders: entries })
  await expect
    .element(statistics.getByText('7 orders in the last 2 days. Busiest day: 14 Nov 2026, with 5.'))
    .toBeVisible()
  await userEvent.click(statistics.getByRole('button', { name: 'View as table' }))
  const cells = screen
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(['13 Nov 2026', '2', '14 Nov 2026', '5'])
})

test('both cards have Refresh at the end of their head', async () => {
  const { lifetime, statistics } = await open()
  for (const [card, name] of [
    [lifetime, 'Refresh Lifetime Sales'],
    [statistics, 'Refresh Sale Statistics'],
  ] as const) {
    const refresh = card.getByRole('button', { name })
    await expect.element(refresh).toBeVisible()
    expect(refresh.element().closest('header')).not.toBeNull()
  }
})

test('a shop without orders shows its first steps, those that are done ticked, and another one none', async () => {
  const { lifetime, screen } = await open()
  const steps = screen.getByRole('region', { name: 'First steps' })
  const asked = await call(lifetimeSales)
  asked.answer({ ...figures, totalOrders: 0 })
  const made = { page: 1, limit: 1, total: 1, totalPages: 1 }
  const [categories, products, listed] = await Promise.all([
    call('GET /v1/categories?page=1&limit=1'),
    call('GET /v1/products?page=1&limit=1'),
    call('GET /v1/sales'),
  ])
  categories.answer({ data: [{ id: 'cat-1', name: 'Rings', description: '', thumbnail: '' }], pagination: made })
  products.answer({ data: [], pagination: { ...made, total: 0, totalPages: 0 } })
  await expect.element(steps).not.toBeInTheDocument()
  listed.answer([])
  await expect.element(steps.getByText('Create a category, done')).toBeVisible()
  expect(
    steps
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Create a product', '/admin/new-products'],
    ['Create a sale', '/admin/new-sale'],
  ])

  await userEvent.click(lifetime.getByRole('button', { name: 'Refresh Lifetime Sales' }))
  const again = await call(lifetimeSales, 2)
  again.answer(figures)
  await expect.element(steps).not.toBeInTheDocument()
})

test('figures that cannot be read are logged, and the other card stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { lifetime, statistics } = await open()
  const asked = await call(lifetimeSales)
  asked.answer({ totalOrders: null })
  const daily = await call(sales('daily'))
  daily.answer({ dailyOrders: [null, ...entries] })
  await expect.poll(() => logged.mock.calls[0]?.[0]).toBe('The lifetime sales could not be loaded.')
  await expect.element(statistics.getByText('7 orders in the last 2 days.', { exact: false })).toBeVisible()
  await expect.element(lifetime.getByRole('button', { name: 'Refresh Lifetime Sales' })).toBeVisible()
  logged.mockClear()
})

test('another period reloads both, keeps the old numbers until then, and drops late answers', async () => {
  const { lifetime, statistics } = await open()
  const first = await call(lifetimeSales)
  first.answer(figures)
  const daily = await call(sales('daily'))
  daily.answer({ dailyOrders: entries })
  await expect.element(statistics.getByText('in the last 2 days', { exact: false })).toBeVisible()

  await userEvent.click(statistics.getByRole('button', { name: 'Weekly' }))
  const weekly = await call(sales('weekly'))
  const second = await call(lifetimeSales, 2)
  await expect.element(statistics).toHaveAttribute('aria-busy', 'true')
  await expect.element(lifetime).toHaveAttribute('aria-busy', 'true')
  await expect.element(statistics.getByText('in the last 2 days', { exact: false })).toBeVisible()
  await expect.element(lifetime.getByText('1,234', { exact: true })).toBeVisible()

  await userEvent.click(statistics.getByRole('button', { name: 'Monthly' }))
  const monthly = await call(sales('monthly'))
  const third = await call(lifetimeSales, 3)
  expect([weekly.signal?.aborted, second.signal?.aborted, monthly.signal?.aborted, third.signal?.aborted]).toEqual([
    true,
    true,
    false,
    false,
  ])
  monthly.answer({ monthlyOrders: entries })
  third.answer({ ...figures, totalOrders: 3 })
  await expect
    .element(statistics.getByText('7 orders in the last 2 months. Busiest month: November 2026, with 5.'))
    .toBeVisible()
  weekly.answer({ weeklyOrders: [] })
  second.answer({ ...figures, totalOrders: 2 })
  await expect.element(statistics).toHaveAttribute('aria-busy', 'false')
  await expect.element(lifetime.getByText('3', { exact: true })).toBeVisible()
  await expect.element(statistics.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true')
})

test('a failure is logged, not shown; it retries after 1 s, then 2 s, and at once on Refresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const logged: { what: unknown; at: number }[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((what) => void logged.push({ what, at: Date.now() }))
  const { lifetime, statistics, screen } = await open()
  /** Fails the newest call and returns when that was logged. */
  const failed = async (made: Call, what: string) => {
    const before = logged.length
    made.fail()
    await expect.poll(() => logged.length).toBe(before + 1)
    expect(logged.at(-1)?.what).toBe(what)
    return logged.at(-1)?.at ?? 0
  }

  const first = await failed(await call(lifetimeSales), 'The lifetime sales could not be loaded.')
  await vi.advanceTimersByTimeAsync(1500)
  const second = await call(lifetimeSales, 2)
  expect(second.at - first).toBe(1000)
  const secondFailed = await failed(second, 'The lifetime sales could not be loaded.')
  await vi.advanceTimersByTimeAsync(2500)
  const third = await call(lifetimeSales, 3)
  expect(third.at - secondFailed).toBe(2000)
  const thirdFailed = await failed(third, 'The lifetime sales could not be loaded.')
  await expect.element(lifetime.getByText('Loading lifetime sales...')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])

  lifetime
    .getByRole('button', { name: 'Refresh Lifetime Sales' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const asked = await call(lifetimeSales, 4)
  expect(asked.at - thirdFailed, 'the fourth try was due after 4 s').toBeLessThan(1000)
  asked.answer(figures)
  await expect.element(lifetime.getByText('Total orders')).toBeVisible()

  await failed(await call(sales('daily')), 'The sale statistics could not be loaded.')
  await expect.element(statistics.getByRole('button', { name: 'View as table' })).toBeDisabled()
  expect(screen.getByRole('alert').elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  const again = await call(sales('daily'), 2)
  again.answer({ dailyOrders: [] })
  await expect.element(statistics.getByText('No orders yet.')).toBeVisible()
  await expect.element(statistics.getByText('Orders will be drawn here.')).toBeVisible()
  spy.mockClear()
})
