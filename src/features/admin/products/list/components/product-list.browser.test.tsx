import type { Product } from '#openapi/generated/model/product.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { ToastProvider } from '#src/shared/ui/toast/toasts.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProductList } from './product-list.tsx'

const product = (n: number) => {
  const variants = scarce.includes(n) ? [plainVariant({}, 1)] : []
  return plainRing({ id: `prod-${n}`, name: `Ring ${n}`, SKU: `SUV-${n}`, base_price: 5000 - n, variants, ...change })
}

let total: number
/** How each product differs from a plain ring. */
let change: Partial<Product>
/** The numbers of the products that are low in stock. */
let scarce: number[]
/** The host deletes the first product with this call. */
let deletions: [call: string, token: string | null][]
/** The host sends all products at once, whichever page is requested. */
let isWithoutPages: boolean
/** What the host leaves out of `pagination`. */
let leftOut: string[]
/** Delays the answers until the test releases them, page by page. */
let waiting: { page: number; limit: number; answer: () => void; fail: () => void }[]

beforeEach(async () => {
  total = 250
  change = {}
  scarce = []
  deletions = []
  isWithoutPages = false
  leftOut = []
  waiting = []
  await page.viewport(1280, 800)
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    if (method === 'DELETE') {
      deletions.push([url, new Headers(headers).get('Authorization')])
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    const asked = new URL(url, location.href).searchParams
    const [at, limit] = isWithoutPages ? [1, total] : [Number(asked.get('page')), Number(asked.get('limit'))]
    const { promise, resolve } = Promise.withResolvers<Response>()
    const first = (at - 1) * limit + deletions.length
    const data = () =>
      Array.from({ length: Math.max(0, Math.min(limit, total + deletions.length - first)) }, (_, index) =>
        product(first + index + 1),
      )
    waiting.push({
      page: at,
      limit,
      answer: () => {
        const pagination = { page: at, limit, total, totalPages: Math.ceil(total / limit) }
        const sent = Object.entries(pagination).filter(([name]) => !leftOut.includes(name))
        resolve(Response.json({ data: data(), pagination: Object.fromEntries(sent) }))
      },
      fail: () => resolve(Response.json({ message: 'Out of order.' }, { status: 500 })),
    })
    return promise
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(address: string, width?: number) {
  const element = (
    <div style={{ width }}>
      <ProductList />
    </div>
  )
  const routes = [
    { index: true, element },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </UiProvider>,
  )
  return Object.assign(screen, { router })
}

/** Waits for the call for a page. */
async function callFor(at: number, limit = 100) {
  await expect.poll(() => waiting.some((call) => call.page === at), { message: `page ${at}` }).toBe(true)
  const call = waiting.find((each) => each.page === at)
  if (!call) throw new Error(`Nobody asked for page ${at}.`)
  waiting = waiting.filter((each) => each !== call)
  expect(call.limit).toBe(limit)
  return call
}

test('a long catalogue shows while it loads, with its progress, and stays in order', async () => {
  const screen = await open('/?sort=price')
  const first = await callFor(1)
  expect(waiting, 'the first page tells how many there are').toEqual([])
  first.answer()
  const progress = screen.getByRole('progressbar', { name: 'Loading products' })
  await expect.element(progress).toHaveTextContent('100 of 250 products loaded')
  await expect.element(screen.getByText('1–10 of 100 products')).toBeVisible()
  await expect
    .element(screen.getByRole('row').nth(1).getByRole('cell', { name: 'Ring 100', exact: true }))
    .toBeVisible()
  const second = await callFor(2)
  const third = await callFor(3)
  third.answer()
  second.answer()
  await expect.element(screen.getByText('1–10 of 250 products')).toBeVisible()
  await expect
    .element(screen.getByRole('row').nth(1).getByRole('cell', { name: 'Ring 250', exact: true }))
    .toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
})

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)

test('the server sends ten products a page, with Previous and Next', async () => {
  total = 64
  change = { stock: 36, category: { id: 'cat-1', name: 'Rings' } }
  const screen = await open('/')
  ;(await callFor(1, 10)).answer()
  await expect.element(screen.getByText('1–10 of 64 products')).toBeVisible()
  const rows = screen.getByRole('table', { name: 'products' }).getByRole('row')
  expect(rows.elements()).toHaveLength(11)
  const heads = ['', 'Name', 'SKU', 'Category', 'Price', 'Stock', 'Actions']
  expect([...rows.first().element().children].map(({ textContent }) => textContent)).toEqual(heads)
  const cells = texts(rows.nth(1).getByRole('cell')).slice(1)
  expect(cells).toEqual([
    expect.stringMatching(/^Ring 1/),
    'SUV-1',
    'Rings',
    '₹4,999',
    '36 ',
    expect.stringMatching(/^Update.*Delete/),
  ])
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  ;(await callFor(2, 10)).answer()
  await expect.element(screen.getByText('11–20 of 64 products')).toBeVisible()
  expect(screen.router.state.location.search).toBe('?page=2')
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await expect.element(screen.getByText('1–10 of 64 products')).toBeVisible()

  await screen.router.navigate('/?page=99')
  ;(await callFor(99, 10)).answer()
  ;(await callFor(7, 10)).answer()
  await expect.element(screen.getByText('61–64 of 64 products')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('searches by name, SKU and price, filters by stock and sorts, all kept in the address', async () => {
  total = 30
  scarce = [3, 8]
  const screen = await open('/?q=ring+30')
  ;(await callFor(1, 100)).answer()
  const names = () => texts(screen.getByRole('row')).slice(1)
  const box = screen.getByRole('searchbox', { name: 'Search by name, SKU or price' })
  for (const [text, name] of [
    ['ring 30', 'Ring 30'],
    ['suv-12', 'Ring 12'],
    ['₹4,975', 'Ring 25'],
  ] as const) {
    await box.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual([expect.stringContaining(name)])
    await expect.element(screen.getByText('1–1 of 1 product', { exact: true })).toBeVisible()
  }
  await box.fill('ring')
  await userEvent.keyboard('{Enter}')
  await screen.getByLabelText('Stock').selectOptions('Low stock')
  await expect.poll(names).toEqual([expect.stringMatching(/Ring 3.*1 variant low/), expect.stringContaining('Ring 8')])
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  const price = screen.getByRole('columnheader', { name: 'Price' })
  await expect.element(price).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(screen.getByRole('link', { name: 'Update Ring 3' }))
  await expect.poll(() => screen.router.state.location.pathname).toBe('/admin/update-product')
  await screen.router.navigate(-1)
  expect(screen.router.state.location.search).toBe('?q=ring&stock=low&sort=-price')
  await expect.poll(names).toEqual([expect.stringContaining('Ring 3'), expect.stringContaining('Ring 8')])
  expect(waiting, 'the whole list is asked for once').toEqual([])
})

test('deleting asks by name, and the export has the other products of all pages', async () => {
  onTestFinished(() => session.signOut())
  session.signIn({ token: 'a-token', user: { ...asha, role: 'ADMIN' } })
  total = 12
  const screen = await open('/')
  ;(await callFor(1, 10)).answer()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ring 1', exact: true }))
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('Delete “Ring 1”?')
  total = 11
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect.element(screen.getByText('“Ring 1” was deleted.')).toBeVisible()
  ;(await callFor(1, 10)).answer()
  await expect.element(screen.getByText('1–10 of 11 products')).toBeVisible()
  expect(deletions).toEqual([['/v1/products/prod-1', 'Bearer a-token']])

  let file: Blob | MediaSource | undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made
    return 'blob:none'
  })
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  ;(await callFor(1, 100)).answer()
  await expect.element(screen.getByText('11 products exported.')).toBeVisible()
  const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : []
  expect(lines[0]).toBe('Name,SKU,Category,Price,Stock')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => `Ring ${index + 2}`),
  )
})

test.each([768, 820, 1024, 1100])('at %i px the table fits, Delete included', async (width) => {
  await page.viewport(width, 800)
  total = 1
  change = {
    name: 'Saubhagya Mangalsutra in Diamond',
    SKU: 'SUV-MGL-0001',
    category: { id: 'cat-1', name: 'Mangalsutra' },
    base_price: 305_250,
  }
  // From 1024 px on the sidebar is beside it.
  const screen = await open('/?sort=price', width < 1024 ? width - 48 : width - 304)
  ;(await callFor(1)).answer()
  await expect.element(screen.getByRole('button', { name: /^Delete/ })).toBeVisible()
  await document.fonts.ready
  const frame = screen.getByRole('table').element().parentElement
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
})

test.each([1280, 320])('at %i px low stock says how many variants are low', async (width) => {
  await page.viewport(width, 800)
  total = 1
  change = { variants: [1, 2, 9].map((stock, index) => plainVariant({ id: `var-${index}` }, stock)) }
  const screen = await open('/?sort=price', width - 32)
  ;(await callFor(1)).answer()
  await expect.element(screen.getByText('2 variants low')).toBeVisible()
  const cell = screen.getByText('2 variants low').element().parentElement
  expect(cell?.textContent).toBe('12 2 variants low')
})

test('a host without pages is shown page by page', async () => {
  isWithoutPages = true
  const screen = await open('/?page=3')
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.answer()
  await expect.element(screen.getByText('21–30 of 250 products')).toBeVisible()
  await expect.element(screen.getByRole('row').nth(1).getByRole('cell', { name: 'Ring 21', exact: true })).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(11)
})

test.each([
  [['totalPages'], '21–30 of 250 products'],
  [['total'], '21–30 of 250 products'],
  [['total', 'totalPages'], '21–30 of 30 products'],
])('a host without %s keeps the page of the address', async (missing, text) => {
  leftOut = missing
  const screen = await open('/?page=3')
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.answer()
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(waiting.map((call) => call.page)).toEqual([3])
})

test('Update and the name open a product, pass it on and name it in the address', async () => {
  const screen = await open('/')
  ;(await callFor(1, 10)).answer()
  for (const name of ['Update Ring 1', 'Ring 1']) {
    await screen.router.navigate('/')
    await userEvent.click(screen.getByRole('link', { name, exact: true }))
    await expect
      .poll(() => screen.router.state.location)
      .toMatchObject({
        pathname: '/admin/update-product',
        search: '?id=prod-1',
        state: { item: { id: 'prod-1', name: 'Ring 1' } },
      })
  }
})

test('a search reports no match only after the last page has loaded', async () => {
  const screen = await open('/?q=Ring+777')
  const first = await callFor(1)
  first.answer()
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.getByText('No products found.').elements()).toEqual([])
  const rest = [await callFor(2), await callFor(3)]
  for (const call of rest) call.answer()
  await expect.element(screen.getByText('No products found.')).toBeVisible()
})

test('an interrupted load is a failure, not a shorter list, and Retry starts again', async () => {
  const screen = await open('/?sort=price')
  const first = await callFor(1)
  first.answer()
  const second = await callFor(2)
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  second.fail()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again later.')
  expect(screen.getByRole('row').elements()).toEqual([])
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([
    'Failed to load products. Please try again later.',
  ])
  logged.mockClear()
  waiting = []
  total = 60
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const again = await callFor(1)
  again.answer()
  await expect.element(screen.getByText('1–10 of 60 products')).toBeVisible()
})

test('sorting by keyboard keeps the rows and the focus until the whole list arrives', async () => {
  const screen = await open('/')
  ;(await callFor(1, 10)).answer()
  await expect.element(screen.getByText('1–10 of 250 products')).toBeVisible()
  const price = screen.getByRole('columnheader', { name: 'Price' }).getByRole('button')
  price.element().focus()
  await userEvent.keyboard('{Enter}')
  const whole = await callFor(1)
  await expect.element(price).toHaveFocus()
  await expect.element(screen.getByRole('cell', { name: 'Ring 1', exact: true })).toBeVisible()
  whole.answer()
  await expect.element(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  await expect.element(price).toHaveFocus()
})

test('an export during loading waits for all rows', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const screen = await open('/?q=Ring')
  const first = await callFor(1)
  first.answer()
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  const rest = [await callFor(2), await callFor(3)]
  expect(screen.getByText(/exported/).elements()).toEqual([])
  for (const call of rest) call.answer()
  await expect.element(screen.getByText('250 products exported.')).toBeVisible()
  expect(waiting, 'the walk is made once').toEqual([])
})

test('returning from another tab shows what was deleted there', async () => {
  total = 30
  const screen = await open('/?sort=price')
  const first = await callFor(1)
  first.answer()
  await expect.element(screen.getByText('1–10 of 30 products')).toBeVisible()
  total = 29
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const again = await callFor(1)
  await expect.element(screen.getByText('1–10 of 30 products'), { message: 'the rows stay meanwhile' }).toBeVisible()
  again.answer()
  await expect.element(screen.getByText('1–10 of 29 products')).toBeVisible()
})
