import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderList } from './order-list.tsx'

afterEach(leaveScreen)

const order = (number: string, change: object = {}) => ({
  id: `id-${number}`,
  order_number: number,
  created_at: '2026-11-14T10:00:00Z',
  customer_email: 'asha@shop.test',
  shipment_status: 'Pending',
  payment_status: 'Paid',
  total_amount: 1500,
  ...change,
})

test('invalid values stay in their cell, and rows that are not orders are left out', async () => {
  stubHost(() => [
    order('SO-1', { created_at: 'soon' }),
    order('SO-2', { shipment_status: 'Lost', total_amount: '057' }),
    null,
    { order_number: 'SO-3' },
  ])
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('1–2 of 2 orders')).toBeVisible()
  const headers = [...document.querySelectorAll('th')].map((header) => header.innerText)
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    Object.fromEntries([...row.querySelectorAll('td')].map((cell, index) => [headers[index], cell.innerText])),
  )
  expect(rows[0]).toMatchObject({ Order: 'SO-1', Placed: '–', Shipment: 'Pending', Total: '₹1,500' })
  expect(rows[1]).toMatchObject({ Order: 'SO-2', Placed: '14 Nov 2026, 3:30 pm', Shipment: 'Lost', Total: '₹57' })
})

test('the file of the list has Indian time, and says so', { tags: 'slow' }, async () => {
  const files: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) files.push(made.text())
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  stubHost(() => [order('SO-1', { created_at: '2026-11-15T21:50:00Z' })])
  const { screen } = await renderScreen(<OrderList />)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.element(screen.getByText('1 order exported.')).toBeVisible()
  const [file] = await Promise.all(files)
  expect(file).toContain('Order,Placed (IST),Customer')
  expect(file).toContain('SO-1,2026-11-16 03:20,')
})

test.each([null, {}, 'sorry', { data: [] }])(
  '%j instead of a list is a failure that is logged, and Retry loads it again',
  async (answer) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let isWell = false
    stubHost(() => Response.json(isWell ? [order('SO-1')] : answer))
    const { screen } = await renderScreen(<OrderList />)
    const text = 'Failed to fetch orders. Please try again later.'
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([text])
    isWell = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect.element(screen.getByText('SO-1')).toBeVisible()
    logged.mockClear()
  },
)

test('orders come 20 a page, and are filtered by payment and shipment in the browser', async () => {
  const shipments = ['Shipped', 'Pending', 'Processing']
  const orders = Array.from({ length: 24 }, (_, index) =>
    order(`SO-${index}`, { payment_status: index < 12 ? 'Paid' : 'Unpaid', shipment_status: shipments[index % 3] }),
  )
  const signed: string[] = []
  const calls = stubHost((call, _, isSigned) => {
    if (isSigned) signed.push(call)
    return orders
  })
  await page.viewport(1280, 800)
  const { screen, router } = await renderScreen(<OrderList />)
  const rows = screen.getByRole('table', { name: 'orders' }).getByRole('row')
  await expect.element(screen.getByText('1–20 of 24 orders')).toBeVisible()
  expect(rows.elements()).toHaveLength(21)
  const texts = (found: ReturnType<typeof screen.getByRole>) => found.elements().map(({ textContent }) => textContent)
  expect(texts(screen.getByRole('columnheader'))).toEqual([
    'Order',
    'Placed',
    'Customer',
    'Payment',
    'Shipment',
    'Total',
  ])
  const payment = screen.getByLabelText('Payment')
  const shipment = screen.getByLabelText('Shipment')
  expect(texts(payment.getByRole('option'))).toEqual(['All', 'Paid', 'Unpaid'])
  expect(texts(shipment.getByRole('option'))).toEqual(['All', 'Shipped', 'Pending', 'Processing'])
  await userEvent.selectOptions(payment, 'Unpaid')
  await expect.element(screen.getByText('1–12 of 12 orders')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Paid', exact: true }).elements()).toEqual([])
  await userEvent.selectOptions(shipment, 'Processing')
  await expect.element(screen.getByText('1–4 of 4 orders')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Processing', exact: true }).elements()).toHaveLength(4)
  await expect.poll(() => router.state.location.search).toBe('?payment=Unpaid&shipment=Processing')
  expect(calls).toEqual(['GET /v1/orders/admin/all'])
  expect(signed).toEqual(calls)
})

test('orders are searched by email on the server, through all its pages, and filtered', async () => {
  const byEmail = { 'example.com': [order('SO-1'), order('SO-2', { payment_status: 'Unpaid' })], 'nobody@': [] }
  const signed: string[] = []
  stubHost((call, _, isSigned) => {
    if (isSigned) signed.push(call)
    if (!call.includes('/search/')) return [order('SO-8'), order('SO-9')]
    const asked = new URLSearchParams(call.split('?')[1])
    const found = asked.get('q') === 'example.com' ? byEmail['example.com'] : byEmail['nobody@']
    const at = Number(asked.get('page'))
    return { data: found.slice(at - 1, at), pagination: { currentPage: at, pages: found.length, total: found.length } }
  })
  const { screen, router } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('1–2 of 2 orders')).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'Search by number or email' })
  await search.fill('example.com')
  await expect.element(screen.getByText('SO-2')).toBeVisible()
  await expect.element(screen.getByText('SO-1')).toBeVisible()
  await expect.element(screen.getByText('SO-9')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=example.com')
  expect(signed).toEqual([
    'GET /v1/orders/admin/all',
    'GET /v1/search/admin/orders?q=example.com&page=1&filters=%7B%7D',
    'GET /v1/search/admin/orders?q=example.com&page=2&filters=%7B%7D',
  ])
  await screen.getByLabelText('Payment').selectOptions('Unpaid')
  await expect.element(screen.getByText('SO-1')).not.toBeInTheDocument()
  await expect.element(screen.getByText('SO-2')).toBeVisible()
  await search.fill('nobody@')
  await expect.element(screen.getByText('No orders found.')).toBeVisible()
})

test('a search that fails has words of its own, and Retry searches again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isWell = false
  stubHost((call) => {
    if (!call.includes('/search/')) return [order('SO-1')]
    if (!isWell) return Response.json({ message: 'Out of order.' }, { status: 500 })
    return { data: [order('SO-2')], pagination: { currentPage: 1, pages: 1, total: 1 } }
  })
  const { screen } = await renderScreen(<OrderList />)
  await screen.getByRole('searchbox').fill('asha')
  const text = 'Error fetching orders. Please try again later.'
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([text])
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByText('SO-2')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  logged.mockClear()
})

test('a filter chosen right after another keeps it', async () => {
  stubHost(() => [order('SO-1')])
  const { screen, router } = await renderScreen(<OrderList />)
  // In one task, so that the first has not rendered when the second is chosen.
  for (const [name, value] of [
    ['Payment', 'Paid'],
    ['Shipment', 'Pending'],
  ] as const) {
    const box = screen.getByRole('combobox', { name }).element()
    if (!(box instanceof HTMLSelectElement)) throw new Error(`${name} is no select.`)
    box.value = value
    box.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await expect.poll(() => router.state.location.search).toBe('?payment=Paid&shipment=Pending')
})

test('on small screens nothing covers the order number, and the total stays in view', async () => {
  stubHost(() => [
    order('SUV-2026-00145', {
      payment_status: 'Unpaid',
      shipment_status: 'Processing',
      total_amount: 114_970,
      customer_email: 'suresh.natarajan37@example.org',
    }),
  ])
  await page.viewport(320, 800)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('SUV-2026-00145')).toBeVisible()
  const card = screen.getByRole('listitem')
  const box = (text: string) => card.getByText(text, { exact: true }).element().getBoundingClientRect()
  const number = box('SUV-2026-00145')
  const badge = box('Unpaid')
  expect(badge.top >= number.bottom || badge.left >= number.right).toBe(true)

  await page.viewport(768, 800)
  await expect.element(screen.getByRole('table')).toBeVisible()
  await document.fonts.ready
  const frame = screen.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})

test.each([720, 736])('the search, the filters and the export share a line of %i px', async (width) => {
  stubHost(() => [order('SO-1')])
  await page.viewport(1024, 800)
  const { screen } = await renderScreen(
    <div style={{ width }}>
      <OrderList />
    </div>,
  )
  const found = [screen.getByRole('searchbox'), screen.getByLabelText('Shipment'), screen.getByText('Export CSV')]
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
  await document.fonts.ready
  const middles = found
    .map((each) => each.element().getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
})

test('on the narrowest phone each filter has room for its name', async () => {
  stubHost(() => [order('SO-1')])
  await page.viewport(320, 720)
  const { screen } = await renderScreen(
    <div style={{ width: 288 }}>
      <OrderList />
    </div>,
  )
  await expect.element(screen.getByLabelText('Shipment')).toBeVisible()
  for (const label of ['Payment', 'Shipment', /Sort/])
    expect(screen.getByLabelText(label).element().getBoundingClientRect().width).toBeGreaterThan(130)
})

test('on a phone all cards have the same layout, whatever their statuses', async () => {
  stubHost(() => [
    order('SUV-2026-00145', { payment_status: 'Unpaid', shipment_status: 'Processing', total_amount: 114_970 }),
    order('SO-2', { shipment_status: 'Shipped', total_amount: 90 }),
  ])
  await page.viewport(390, 844)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('SO-2')).toBeVisible()
  const heights = screen
    .getByRole('listitem')
    .elements()
    .map((card) => card.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
})

test('on a phone each choice of the filters and of the order shows whole', async () => {
  stubHost(() => [order('SO-1')])
  await page.viewport(390, 844)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByRole('combobox', { name: 'Sort By' })).toBeVisible()
  const pen = document.createElement('canvas').getContext('2d')
  const cut = [...document.querySelectorAll('select')].flatMap((box) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box)
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    if (pen) pen.font = font
    return [...box.options].map(({ label }) => label).filter((label) => (pen?.measureText(label).width ?? 0) > room)
  })
  expect(cut).toEqual([])
})
