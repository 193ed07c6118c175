import type { Product } from '#openapi/generated/model/product.ts'
import { session } from '#src/shared/api/session.ts'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { brokenRules } from '#src/shared/ui/fixtures/accessibility-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { productRow } from '../../list/product-row.ts'
import { ProductList } from '../../list/components/product-list.tsx'
import { PriceDialog } from './price-dialog.tsx'

let products: Product[]
/** Answers a write of the product with this id, in place of changing it. */
let refusals: Record<string, () => Response | Promise<Response>>
beforeEach(() => {
  refusals = {}
  products = Array.from({ length: 200 }, (_, index) =>
    plainRing({ id: `prod-${index + 1}`, name: `Ring ${index + 1}`, base_price: 1000 + index }),
  )
})
afterEach(leaveScreen)

const priceOf = (n: number) => products[n - 1]?.base_price
const refused = (status: number, message: string) => () => Response.json({ message }, { status })

/** Opens the dialog for the first products, of a list with all 200. */
async function open(selected: number) {
  const sent: unknown[] = []
  stubHost((call) => {
    const id = /products\/(prod-\d+)$/.exec(call)?.[1] ?? ''
    const product = products.find((each) => each.id === id)
    if (/products\?/.test(call)) return { data: products.slice(0, 10), pagination: { page: 1, total: 200 } }
    if (!product || call.startsWith('GET')) return product ?? refused(404, 'Not found')()
    return refusals[id]?.() ?? product
  })
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const id = /prod-\d+$/.exec(url)?.[0] ?? ''
    if (init.method === 'PUT' && typeof init.body === 'string' && !refusals[id]) {
      const { base_price } = JSON.parse(init.body) as { base_price: string }
      sent.push(base_price)
      products = products.map((each) => (each.id === id ? { ...each, base_price: Number(base_price) } : each))
    }
    return send(url, init)
  })
  const rows = products.map((product) => productRow(product, readProduct(product)))
  const onClose = vi.fn()
  const list = { rows: rows.slice(0, 10), total: 200, isBusy: false, failure: null, all: async () => rows }
  const { screen } = await renderScreen(
    <PriceDialog selected={rows.slice(0, selected)} list={list} onClose={onClose} />,
  )
  return { screen, sent, onClose, press: (name: string | RegExp) => screen.getByRole('button', { name }).click() }
}
type Screen = Awaited<ReturnType<typeof open>>['screen']

const raise = (screen: Screen, percent: string) =>
  userEvent.fill(screen.getByRole('spinbutton', { name: 'Percent' }), percent)
const cells = (screen: Screen, name: string) =>
  screen.getByRole('row', { name: new RegExp(`^${name} `) }).element().textContent

test('old and new prices show before anything is sent, then the progress and the result', async () => {
  const { screen, sent, press, onClose } = await open(2)
  expect(cells(screen, 'Ring 2')).toBe('Ring 2₹1,001.00–')
  await press('Change prices')
  await expect.element(screen.getByText('Please enter a number above 0')).toBeVisible()
  await expect.element(screen.getByRole('spinbutton', { name: 'Percent' })).toHaveFocus()
  await raise(screen, '12.5')
  expect(cells(screen, 'Ring 2')).toBe('Ring 2₹1,001.00₹1,126.13')
  await expect.element(screen.getByRole('status').filter({ hasText: '2 prices change.' })).toBeVisible()
  expect(sent).toEqual([])
  await press('Change 2 prices')
  await expect.element(screen.getByText('2 prices were changed.')).toHaveFocus()
  expect(sent).toEqual(['1125.00', '1126.13'])
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

test('all 200 of the list can be changed instead of the selected ones, and put back', { tags: 'slow' }, async () => {
  const { screen, press } = await open(10)
  await raise(screen, '10')
  await screen.getByRole('radio', { name: 'All 200 of the list' }).click()
  await press('Change 200 prices')
  await expect.element(screen.getByText('200 prices were changed.')).toBeVisible()
  expect([priceOf(1), priceOf(200)]).toEqual([1100, 1318.9])
  await press('Undo')
  await expect.element(screen.getByText('200 prices were put back.')).toBeVisible()
  expect([priceOf(1), priceOf(200)]).toEqual([1000, 1199])
})

test('where an answer is lost, the price is not said to be unchanged', async () => {
  refusals = {
    'prod-2': () => {
      throw new TypeError('Failed to fetch')
    },
  }
  const { screen, press } = await open(3)
  await raise(screen, '10')
  await press('Change 3 prices')
  await expect.element(screen.getByText('2 prices were changed, 1 may not have been:')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Perhaps not changed' })).toBeVisible()
})

test('a refusal is told by its row; the others can be undone, and the rest planned again', async () => {
  refusals = { 'prod-2': refused(400, 'A variant would cost less than 0.') }
  const { screen, press } = await open(3)
  await raise(screen, '10')
  await press('Change 3 prices')
  await expect.element(screen.getByText('2 prices were changed, 1 not:')).toBeVisible()
  expect(cells(screen, 'Ring 2')).toContain('A variant would cost less than 0.')
  refusals = {}
  await press('Plan the rest again')
  expect(cells(screen, 'Ring 2'), 'without the earlier plan').toBe('Ring 2₹1,001.00–')
  await raise(screen, '20')
  await press('Change 1 price')
  await expect.element(screen.getByText('3 prices were changed.')).toBeVisible()
  expect([priceOf(1), priceOf(2)]).toEqual([1100, 1201.2])
  await press('Undo')
  await expect.element(screen.getByText('3 prices were put back.')).toBeVisible()
  expect([priceOf(1), priceOf(2), priceOf(3)]).toEqual([1000, 1001, 1002])
})

test('what a colleague changes in the meantime stays, by the change and by Undo, until it is asked for', async () => {
  const { screen, press } = await open(2)
  await raise(screen, '10')
  products = products.map((each) => (each.id === 'prod-1' ? { ...each, base_price: 900 } : each))
  await press('Change 2 prices')
  await expect.element(screen.getByText('Somebody else has changed it to ₹900.00.')).toBeVisible()
  expect([priceOf(1), priceOf(2)]).toEqual([900, 1101.1])
  products = products.map((each) => (each.id === 'prod-2' ? { ...each, base_price: 5000 } : each))
  await press('Undo')
  await expect.element(screen.getByText('Somebody else has changed it to ₹5,000.00.')).toBeVisible()
  expect(priceOf(2)).toBe(5000)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a session that ends in the middle leads to sign-in; the list then shows what is left, until it is done', async () => {
  refusals = { 'prod-2': refused(401, 'Please sign in again.') }
  const { screen, press } = await open(4)
  await raise(screen, '10')
  await press('Change 4 prices')
  await expect.element(screen.getByText('1 price was changed, 3 not:')).toBeVisible()
  expect(session.token(), 'the back office leads to sign-in').toBeNull()
  await screen.unmount()

  refusals = {}
  const list = await renderScreen(<ProductList />)
  await expect.element(list.screen.getByText('1 price was changed, 3 not:')).toHaveFocus()
  expect(['Ring 2', 'Ring 3'].map((name) => cells(list.screen, name))).toEqual([
    expect.stringContaining('The session has ended.'),
    expect.stringContaining('Not tried.'),
  ])
  await list.screen.getByRole('button', { name: 'Plan the rest again' }).click()
  await raise(list.screen, '10')
  await list.screen.getByRole('button', { name: 'Change 3 prices' }).click()
  await expect.element(list.screen.getByText('4 prices were changed.')).toBeVisible()
  await list.screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(list.screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sessionStorage.getItem('shop:price-change')).toBeNull()
})

test('an amount is read as in other forms: copied with its currency, or refused in words', async () => {
  const { screen, press } = await open(2)
  await screen.getByRole('combobox', { name: 'Change' }).selectOptions('Lower by an amount')
  const rupees = screen.getByRole('spinbutton', { name: 'Rupees' })
  await userEvent.fill(rupees, 'Rs. 1.200,50')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^This cannot be read as one number/)).toBeVisible()
  await expect.element(rupees).toHaveFocus()
  await userEvent.fill(rupees, 'Rs. 1,000.50/-')
  expect(cells(screen, 'Ring 2')).toBe('Ring 2₹1,001.00₹0.50')
  expect(cells(screen, 'Ring 1')).toBe('Ring 1Would be below 0₹1,000.00-₹0.50')
  await press('Change 1 price')
  await expect.element(screen.getByText('1 price was changed.')).toBeVisible()
})

test.each([390, 1440])('at %i px no price breaks, and it is accessible in light and dark', async (width) => {
  products = products.map((each) => ({ ...each, base_price: 1_23_45_678.9, name: 'Rajeshwari Choker in Emerald' }))
  await page.viewport(width, 844)
  const { screen } = await open(3)
  const dialog = screen.getByRole('dialog').element()
  await raise(screen, '12.5')
  const lines = [...dialog.querySelectorAll('td:not(:first-of-type)')].map((cell) => {
    const text = document.createRange()
    text.selectNodeContents(cell)
    return text.getClientRects().length
  })
  expect(lines).toEqual([1, 1, 1, 1, 1, 1])
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  expect(await brokenRules(dialog)).toEqual([])
})

test('a double click changes all prices, as one click does', async () => {
  const { screen, sent } = await open(5)
  await raise(screen, '10')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Change 5 prices' }))
  await expect.element(screen.getByText('5 prices were changed.')).toBeVisible()
  expect(sent).toHaveLength(5)
})

test('a percentage may have its sign; a rupee amount is refused before anything is sent', async () => {
  const { screen, sent, press } = await open(1)
  await raise(screen, '₹500')
  await press(/^Change/)
  await expect.element(screen.getByText(/Please write a percentage, such as 7.5/)).toBeVisible()
  expect(sent).toEqual([])
  await raise(screen, '10 %')
  expect(cells(screen, 'Ring 1')).toBe('Ring 1₹1,000.00₹1,100.00')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 price was changed.')).toBeVisible()
  expect(sent).toEqual(['1100.00'])
})

/** Whether the browser would ask before the tab is closed. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test(
  'a page that is closed in the middle asks first; loaded again it tells what is known, and Undo is whole',
  { tags: 'slow' },
  async () => {
    const answer = Promise.withResolvers<Response>()
    const { screen, press } = await open(4)
    await raise(screen, '10')
    expect(asksBeforeClosing()).toBe(false)
    refusals = { 'prod-3': refused(400, 'A variant would cost less than 0.') }
    await press('Change 4 prices')
    await expect.element(screen.getByText('3 prices were changed, 1 not:')).toBeVisible()
    await expect.poll(asksBeforeClosing).toBe(false)
    refusals = { 'prod-3': () => answer.promise }
    await press('Plan the rest again')
    await raise(screen, '20')
    await press('Change 1 price')
    await expect.element(screen.getByText('0 of 1 price changed')).toBeVisible()
    await expect.poll(asksBeforeClosing).toBe(true)
    const kept = sessionStorage.getItem('shop:price-change') ?? ''
    answer.reject(new TypeError('Failed to fetch'))
    await screen.unmount()
    // As loaded again before the answer, which the host has given.
    sessionStorage.setItem('shop:price-change', kept)
    products = products.map((each) => (each.id === 'prod-3' ? { ...each, base_price: 1202.4 } : each))
    refusals = {}

    const list = await renderScreen(<ProductList />)
    await expect.element(list.screen.getByText('3 prices were changed, 1 may not have been:')).toBeVisible()
    expect(cells(list.screen, 'Ring 3')).toContain('The page was closed before the answer came.')
    await list.screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(list.screen.getByText('4 prices were put back.')).toBeVisible()
    expect([1, 2, 3, 4].map(priceOf)).toEqual([1000, 1001, 1002, 1003])
  },
)

test('Undo puts back a price with 4 decimals to the letter', async () => {
  products = products.map((each) => ({ ...each, base_price: 300_000.5678 }))
  const { screen, press } = await open(1)
  await raise(screen, '10')
  await press('Change 1 price')
  await press('Undo')
  await expect.element(screen.getByText('1 price was put back.')).toBeVisible()
  expect(priceOf(1)).toBe(300_000.5678)
})

test.each(['Cancel', 'Close'])(
  '%s of a plan for the rest leads back to what was changed',
  { tags: 'slow' },
  async (way) => {
    refusals = { 'prod-2': refused(400, 'A variant would cost less than 0.') }
    const { screen, press, onClose } = await open(2)
    await raise(screen, '10')
    await press('Change 2 prices')
    await press('Plan the rest again')
    await press(way)
    await expect.element(screen.getByText('1 price was changed, 1 not:')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await press('Undo')
    await expect.element(screen.getByText('1 price was put back.')).toBeVisible()
  },
)

/** Loses the answer about the product's price, which the host has changed nevertheless. */
function loseAnswer(n: number, price: number) {
  const id = `prod-${n}`
  refusals[id] = () => {
    products = products.map((each) => (each.id === id ? { ...each, base_price: price } : each))
    throw new TypeError('Failed to fetch')
  }
}

test(
  'what this change has set after all is no change by somebody else, and Undo puts it back',
  { tags: 'slow' },
  async () => {
    loseAnswer(2, 1101.1)
    loseAnswer(3, 1102.2)
    const { screen, press } = await open(3)
    await raise(screen, '10')
    await press('Change 3 prices')
    await expect.element(screen.getByText('1 price was changed, 2 may not have been:')).toBeVisible()
    refusals = { 'prod-3': refused(400, 'The price cannot be raised twice.') }
    await press('Plan the rest again')
    await raise(screen, '20')
    await press('Change 2 prices')
    await expect.element(screen.getByText('2 prices were changed, 1 may not have been:')).toBeVisible()
    expect(cells(screen, 'Ring 3')).toContain('The price cannot be raised twice.')
    expect([1, 2, 3].map(priceOf)).toEqual([1100, 1201.2, 1102.2])
    refusals = {}
    await press('Undo')
    await expect.element(screen.getByText('3 prices were put back.')).toBeVisible()
    expect([1, 2, 3].map(priceOf)).toEqual([1000, 1001, 1002])
  },
)

test('what a plan for the rest leaves out stays in the report, and Undo puts it back', { tags: 'slow' }, async () => {
  loseAnswer(1, 1100)
  refusals['prod-2'] = refused(400, 'A variant would cost less than 0.')
  const { screen, press } = await open(3)
  await raise(screen, '10')
  await press('Change 3 prices')
  await expect.element(screen.getByText('1 price was changed, 2 may not have been:')).toBeVisible()
  refusals = {}
  await press('Plan the rest again')
  await screen.getByRole('combobox', { name: 'Change' }).selectOptions('Lower by an amount')
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Rupees' }), '1000.50')
  expect(cells(screen, 'Ring 1')).toContain('Would be below 0')
  await press('Change 1 price')
  await expect.element(screen.getByText('2 prices were changed, 1 may not have been:')).toBeVisible()
  expect([1, 2, 3].map(priceOf)).toEqual([1100, 0.5, 1102.2])
  await press('Undo')
  await expect.element(screen.getByText('3 prices were put back.')).toBeVisible()
  expect([1, 2, 3].map(priceOf)).toEqual([1000, 1001, 1002])
})
