import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ProductSearchBox } from './product-search-box.tsx'

afterEach(() => {
  leaveScreen()
  onlineManager.setOnline(true)
})

const found = {
  data: [{ id: 'prod-1', name: 'Aarohi Ring', base_price: 1200, images: [], variants: [] }],
  pagination: { total: 1, page: 1, limit: 20, totalPages: 1 },
}

test.each([
  ['offline', 'The search failed. Please try again.', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a status without a reason',
    'The search failed. Please try again.',
    () => Promise.resolve(new Response(null, { status: 500 })),
  ],
  [
    'a status with a reason',
    'Out of order.',
    () => Promise.resolve(Response.json({ message: 'Out of order.' }, { status: 500 })),
  ],
])(
  'a failed search says so in the server’s words or the shop’s, and Retry searches again: %s',
  async (_case, text, fail) => {
    let answer: () => Promise<object> = fail
    stubHost((call) => (call.includes('/search') ? answer() : []))
    onlineManager.setOnline(false)
    const { screen } = await renderScreen(<ProductSearchBox />)
    const box = screen.getByRole('combobox', { name: 'Search products' })
    await userEvent.fill(box, 'ring')
    await expect.element(screen.getByRole('status')).toHaveTextContent(text)
    await expect.element(screen.getByRole('search').getByText(text, { exact: true }).first()).toBeVisible()
    answer = () => Promise.resolve(found)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect.element(screen.getByRole('option', { name: /^Aarohi Ring/ })).toBeVisible()
    await expect.element(box).toHaveFocus()
  },
)

test.each(['ctrlKey', 'metaKey'])('with %s a match opens elsewhere, and the list stays', async (held) => {
  stubHost((call) => (call.includes('/search') ? found : []))
  const { screen, router } = await renderScreen(<ProductSearchBox />)
  await userEvent.fill(screen.getByRole('combobox', { name: 'Search products' }), 'ring')
  const match = screen.getByRole('option', { name: /^Aarohi Ring/ })
  await expect.element(match).toHaveAttribute('href', '/products/prod-1')
  let isLeftToBrowser = false
  const note = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', note, { once: true })
  match.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true }))
  expect([isLeftToBrowser, router.state.location.pathname]).toEqual([true, '/'])
  await expect.element(match).toBeVisible()
  await userEvent.click(match)
  await expect.poll(() => router.state.location.pathname).toBe('/products/prod-1')
})
