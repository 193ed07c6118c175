import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProductSearch } from './product-search.tsx'

afterEach(() => {
  vi.useRealTimers()
  leaveScreen()
})

test('the box has the focus when the press ends, and a second press closes it', async () => {
  const { screen } = await renderScreen(<ProductSearch />)
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('The search has no button.')
  button.click()
  // Still in the task of the press.
  await Promise.resolve()
  expect(document.activeElement?.role).toBe('combobox')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard(' gold ring')
  const box = screen.getByRole('combobox', { name: 'Search products' })
  await expect.element(box).toHaveValue(' gold ring')
  await screen.getByRole('button', { name: 'Close search' }).click()
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false')
  expect(box.query()).toBeNull()
})

const images = [1, 2].map((id) => ({
  id: `img-${id}`,
  image_url: `/media/ring-${id}.avif`,
  is_primary: id === 2,
  display_order: id,
}))
const rings = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => plainRing({ id: `prod-${id}`, name: `Ring ${id}`, images }))
const searches = (calls: string[]) => calls.filter((call) => call.includes('/search/'))

async function openSearch() {
  await page.viewport(1440, 900)
  const signed: boolean[] = []
  const calls = stubHost((call, _body, isSigned) => {
    if (!call.includes('/search/')) return []
    signed.push(isSigned)
    const data = call.includes('q=ring') ? rings : []
    return { data, pagination: { total: data.length, page: 1, limit: 20, totalPages: 1 } }
  })
  const { screen, router } = await renderScreen(<ProductSearch />)
  await screen.getByRole('button', { name: 'Search' }).click()
  const box = screen.getByRole('combobox', { name: 'Search products' })
  await expect.element(box).toHaveFocus()
  return { screen, router, calls, signed, box }
}

test('the search calls after a pause of 300 ms, without a token', async () => {
  const { screen, calls, signed } = await openSearch()
  // Not `expect.poll`, which advances the clock itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('rin')
  await passTime(299)
  expect(screen.getByText('Loading...', { exact: true }).elements().length).toBeGreaterThan(0)
  await userEvent.keyboard('g')
  await passTime(299)
  expect(searches(calls), 'no call before the pause').toEqual([])
  await passTime(1)
  const [call = '', ...others] = searches(calls)
  const { pathname, searchParams } = new URL(call.replace('GET ', ''), location.href)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/v1/search/products',
    { q: 'ring', page: '1', filters: '{}' },
  ])
  expect([others, signed]).toEqual([[], [false]])
})

test('the results scroll, with the first picture of each, and are reached by keyboard', async () => {
  const { screen, router, box } = await openSearch()
  await userEvent.keyboard('ring')
  const list = screen.getByRole('listbox', { name: 'Products found' })
  const options = list.getByRole('option')
  await expect.poll(() => options.elements().length).toBe(8)
  await expect.element(screen.getByText('8 products found', { exact: true })).toBeInTheDocument()
  const pictures = list.element().querySelectorAll('img')
  expect([...pictures].map((picture) => picture.currentSrc || picture.src)).toEqual(
    rings.map(() => expect.stringContaining('ring-1') as unknown),
  )
  const { scrollHeight, clientHeight } = list.element()
  expect(scrollHeight, 'the list scrolls').toBeGreaterThan(clientHeight)
  const highlighted = list.getByRole('option', { selected: true })
  expect(highlighted.query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(highlighted).toHaveAttribute('id', options.nth(1).element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', options.first().element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/products/prod-1')
  await expect.element(box).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(box).toHaveValue('ring')
  await userEvent.keyboard('spoon')
  await expect.element(box, { message: 'the old term was selected' }).toHaveValue('spoon')
})

test('a search without a match says so; Escape closes it, and Enter leads to all results', async () => {
  const { screen, router, box } = await openSearch()
  await userEvent.keyboard('spoon')
  await expect.element(screen.getByText('No results found', { exact: true }).first()).toBeVisible()
  const all = screen.getByRole('link', { name: 'See the whole collection' })
  await expect.element(all).toHaveAttribute('href', '/products')
  await screen.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('jhumka{Enter}')
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/products', search: '?q=jhumka' })
  await expect.element(box).not.toBeInTheDocument()
})
