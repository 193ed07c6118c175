import { createQueryClient } from '#src/shared/api/query-client.ts'
import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Palette } from './palette.tsx'

let asked: string[]
/** The calls that carry the token. */
let signed: string[]
let areCouponsDown: boolean

beforeEach(() => {
  asked = []
  signed = []
  areCouponsDown = false
  session.signIn({ token: 'a-token', user: { ...asha, role: 'ADMIN' } })
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push(url)
    if (new Headers(headers).get('Authorization') === 'Bearer a-token') signed.push(url)
    if (areCouponsDown && url.includes('coupons'))
      return Promise.resolve(Response.json({ message: 'Out of order.' }, { status: 500 }))
    if (url.includes('/orders/admin/all')) return Promise.resolve(Response.json([numbered]))
    if (url.includes('/users/filteruser')) return Promise.resolve(Response.json([rani]))
    const found: object[] = url.includes('customers')
      ? Array.from({ length: 7 }, (_, index) => ({ ...asha, id: `user-${index}`, name: `Asha ${index}` }))
      : []
    if (url.includes('coupons?q=diwali')) found.push(diwali)
    if (url.includes('categories?q=jhumkas')) found.push(earrings)
    if (url.includes('products?q=aarohi')) found.push(plainRing({ images: [front] }))
    return Promise.resolve(
      Response.json({ data: found, pagination: { currentPage: 1, pages: 1, total: found.length } }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
})

const numbered = {
  id: 'order-7',
  order_number: 'SUV-2026-00007',
  created_at: '2026-11-01T00:00:00Z',
  customer_email: 'rani@shop.test',
  shipment_status: 'Pending',
  payment_status: 'Paid',
  total_amount: 5000,
}
const rani = { ...asha, id: 'user-rani', name: 'Rani Menon', email: 'r@shop.test' }

const earrings = { id: 'cat-2', name: 'Earrings', description: 'Studs and jhumkas.', thumbnail: null }

const front = { id: 'img-1', image_url: '/front.png', is_primary: true, display_order: 1 }

const diwali = {
  id: 'coupon-1',
  code: 'DIWALI',
  description: 'For the festival',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-31T00:00:00Z',
  discount_type: 'PERCENTAGE',
  max_discount: 500,
  usage_limit: null,
  free_shipping: false,
}

const screens = [
  { name: 'Orders', to: '/admin/orders' },
  { name: 'Create Coupon', to: '/admin/new-coupon' },
]

async function open() {
  const onClose = vi.fn()
  const router = createMemoryRouter([{ path: '*', element: <Palette screens={screens} onClose={onClose} /> }])
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
  const input = screen.getByRole('combobox', {
    name: 'Find a screen, product, customer, order, category or coupon',
  })
  await expect.element(input).toHaveFocus()
  // Dispatched directly: an action of the runner may advance the clock while it waits for the element.
  const type = (text: string) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input.element())
    input.element().dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    screen,
    router,
    onClose,
    type,
    options: () =>
      screen
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
  }
}

const searches = (kinds: string[]) => kinds.map((kind) => `/v1/search/${kind}?q=asha&page=1&filters=%7B%7D`)
const searchesIn = (calls: string[]) => calls.filter((url) => url.includes('search')).toSorted()

test('screens are found at once, records after a pause of 300 ms by five searches, four of them with the token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { screen, type, options } = await open()
  expect(options()).toEqual(['Orders', 'Create Coupon'])
  type('cre')
  await vi.advanceTimersByTimeAsync(299)
  type('asha')
  await vi.advanceTimersByTimeAsync(299)
  expect([options(), asked]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(screen.getByRole('group', { name: 'Customers: 5 of 7' })).toBeVisible()
  expect(options()).toEqual([
    'Asha 0asha@shop.test',
    'Asha 1asha@shop.test',
    'Asha 2asha@shop.test',
    'Asha 3asha@shop.test',
    'Asha 4asha@shop.test',
  ])
  const ofBackOffice = ['admin/categories', 'admin/coupons', 'admin/customers', 'admin/orders']
  expect(searchesIn(asked)).toEqual(searches([...ofBackOffice, 'products']))
  // The search of products is public.
  expect(searchesIn(signed)).toEqual(searches(ofBackOffice))
})

/** The calls for whole lists so far. */
const lists = () => asked.filter((url) => !url.includes('search')).toSorted()

test('the lists are loaded for three letters or more, after the searches, and a minute later not again', async () => {
  const { screen, type } = await open()
  type('ra')
  await expect.element(screen.getByRole('group', { name: 'Customers: 5 of 7' })).toBeVisible()
  expect(lists()).toEqual([])
  type('00007')
  await expect.element(screen.getByRole('option', { name: /SUV-2026-00007/ })).toBeVisible()
  await expect.poll(lists).toEqual(['/v1/orders/admin/all', '/v1/users/filteruser'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  type('ra')
  await expect.poll(() => screen.getByRole('option', { name: /SUV-2026-00007/ }).query()).toBeNull()
  type('menon')
  await expect.element(screen.getByRole('option', { name: /Rani Menon/ })).toBeVisible()
  expect(lists()).toHaveLength(2)
})

test('an order is found by its number and a customer by name, where the server searches emails only', async () => {
  const { screen, router, type } = await open()
  type('menon')
  await expect.element(screen.getByRole('option', { name: /Rani Menon/ })).toBeVisible()
  type('00007')
  await userEvent.click(screen.getByRole('option', { name: /SUV-2026-00007/ }))
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/admin/orders', search: '?q=SUV-2026-00007' })
})

test('each result but a coupon is a link, so that Ctrl or the middle button opens it in another tab', async () => {
  const { screen, type } = await open()
  const hrefOf = (name: string | RegExp) => screen.getByRole('option', { name }).element().getAttribute('href')
  expect(hrefOf('Orders')).toBe('/admin/orders')
  type('aarohi')
  await expect.element(screen.getByRole('option', { name: /Aarohi/ })).toBeVisible()
  expect(hrefOf(/Aarohi/)).toBe('/admin/update-product?id=prod-1')
  type('jhumkas')
  await expect.element(screen.getByRole('option', { name: /Earrings/ })).toBeVisible()
  expect(hrefOf(/Earrings/)).toBe('/admin/update-category?id=cat-2')
  expect(hrefOf(/Asha 0/)).toBe('/admin/customers?q=asha%40shop.test')
  type('00007')
  await expect.element(screen.getByRole('option', { name: /SUV-2026-00007/ })).toBeVisible()
  expect(hrefOf(/SUV-2026-00007/)).toBe('/admin/orders?q=SUV-2026-00007')
})

test('a product shows its picture', async () => {
  const { screen, type } = await open()
  type('aarohi')
  const option = screen.getByRole('option', { name: /Aarohi/ })
  await expect.element(option).toBeVisible()
  expect(option.element().querySelector('img')?.src).toMatch(/\/front\.png$/)
})

test('a failed search shows its own message, and the other results stay', async () => {
  areCouponsDown = true
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { screen, type } = await open()
  type('asha')
  await expect.element(screen.getByText('Coupons could not be searched.')).toBeVisible()
  await expect.element(screen.getByText('Customers: 5 of 7')).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['The search of the palette failed.'])
  logged.mockClear()
})

test('arrow keys move through the results, Enter opens one, Escape and Close close the palette', async () => {
  const { screen, router, onClose, type } = await open()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Create Coupon' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  onClose.mockClear()
  // A touch screen has no Escape.
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('combobox'))
  type('coupon create')
  await expect.element(screen.getByRole('option', { name: 'Create Coupon' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/admin/new-coupon')
  await expect.poll(() => onClose.mock.calls.length).toBe(2)
})

test('right after typing, Enter opens no record of the previous text', async () => {
  const { screen, router, type } = await open()
  type('asha')
  await expect.element(screen.getByRole('option', { name: /Asha 0/ })).toHaveAttribute('aria-selected', 'true')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type('ashan')
  await expect.element(screen.getByRole('option', { name: /Asha 0/ })).toHaveAttribute('aria-selected', 'false')
  screen
    .getByRole('combobox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(router.state.location.pathname).toBe('/')
  type('coupon')
  await expect.element(screen.getByRole('option', { name: 'Create Coupon' })).toHaveAttribute('aria-selected', 'true')
})

test('a coupon opens as a card, and its way back leads to the input', { tags: 'slow' }, async () => {
  const { screen, type } = await open()
  type('diwali')
  await userEvent.click(screen.getByRole('option', { name: /DIWALI/ }))
  await expect.element(screen.getByRole('heading', { name: 'Coupon DIWALI' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the results' }))
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})
