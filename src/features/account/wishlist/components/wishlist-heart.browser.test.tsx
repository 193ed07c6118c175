import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { WishlistHeart } from './wishlist-heart.tsx'
import { useUnfinishedWish } from '../use-change-wish.ts'

afterEach(leaveScreen)

test('a heart pressed before the list has loaded does not blink', async () => {
  const entry = {
    product_id: 'prod-1',
    product: { id: 'prod-1', name: 'Aarohi Ring', price: 1200, images: [], variants: [] },
  }
  let isAdded = false
  stubHost((call) => {
    if (call.startsWith('POST')) {
      isAdded = true
      return entry
    }
    const list = isAdded ? [entry] : []
    return new Promise((resolve) => setTimeout(() => resolve(list), 100))
  })
  const { screen } = await renderScreen(<WishlistHeart product={{ id: 'prod-1', name: 'Aarohi Ring' }} />, '/', asha)
  const heart = screen.getByRole('button', { name: /Aarohi Ring/ })
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(heart.element().getAttribute('aria-pressed')))
  watch.observe(heart.element(), { attributes: true, attributeFilter: ['aria-pressed'] })
  await userEvent.click(heart)
  await expect.poll(() => isAdded).toBe(true)
  await expect.element(heart).not.toHaveAttribute('aria-busy')
  expect(seen).toEqual(['true'])
  watch.disconnect()
})

test('the heart stays filled when the answer to an addition does not hold the entry', async () => {
  let list: object[] = []
  const calls = stubHost((call) => {
    if (call.startsWith('POST')) {
      list = [
        { product_id: 'prod-1', product: { id: 'prod-1', name: 'Aarohi Ring', price: 1200, images: [], variants: [] } },
      ]
      return new Response(null, { status: 200 })
    }
    // Slower than a rendering.
    return new Promise((resolve) => setTimeout(() => resolve(list), 100))
  })
  const { screen } = await renderScreen(<WishlistHeart product={{ id: 'prod-1', name: 'Aarohi Ring' }} />, '/', asha)
  const heart = screen.getByRole('button', { name: /Aarohi Ring/ })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(heart.element().getAttribute('aria-pressed')))
  watch.observe(heart.element(), { attributes: true, attributeFilter: ['aria-pressed'] })
  await userEvent.click(heart)
  await expect.poll(() => calls.filter((call) => call.startsWith('GET')).length).toBe(2)
  await expect.element(heart).not.toHaveAttribute('aria-busy')
  expect(seen).toEqual(['true'])
  watch.disconnect()
})

test('a press counts as that of the person who has signed in, even before the screen shows it', async () => {
  const calls = stubHost((call) => (call.startsWith('POST') ? new Response(null, { status: 200 }) : []))
  const { screen, router } = await renderScreen(<WishlistHeart product={{ id: 'prod-1', name: 'Aarohi Ring' }} />)
  session.signOut()
  await expect.poll(() => session.token()).toBeNull()
  // Without an event, as while the HTML of a page, which is a guest's, is hydrated.
  localStorage.setItem('token', 'a-token')
  screen
    .getByRole('button', { name: /Aarohi Ring/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/')
})

function Heart() {
  useUnfinishedWish()
  return <WishlistHeart product={{ id: 'prod-1', name: 'Aarohi Ring' }} />
}

test.each([
  ['an addition', [], 'POST', 'add it to'],
  [
    'a removal',
    [{ product_id: 'prod-1', product: { id: 'prod-1', name: 'Ring', price: 1 } }],
    'DELETE',
    'remove it from',
  ],
])('%s that an ended session refuses is made after signing in again', async (_, list, method, words) => {
  let isRefused = true
  const calls = stubHost((call) => {
    if (call.startsWith('GET')) return list
    return isRefused ? new Response('{}', { status: 401 }) : new Response(null, { status: 204 })
  })
  const { screen, router } = await renderScreen(<Heart />, '/', asha)
  await expect.poll(() => calls.length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: /Aarohi Ring/ }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  const reason = `Your session has ended. Please log in, and we will ${words} your wishlist.`
  expect(router.state.location.state).toMatchObject({ from: '/', reason })
  expect(screen.getByText('Failed to update wishlist').elements()).toEqual([])
  isRefused = false
  session.signIn({ token: 'another', user: asha })
  await expect.poll(() => calls.filter((call) => call.startsWith(method))).toHaveLength(2)
})

test('without a token a heart leads to /login, and the wish is made after signing in', async () => {
  const sent: [body: unknown, isSigned: boolean][] = []
  stubHost((call, body, isSigned) => {
    if (call.startsWith('GET')) return []
    sent.push([body, isSigned])
    return new Response(null, { status: 204 })
  })
  const { screen, router } = await renderScreen(<Heart />, '/products?colour=Platinum', asha)
  session.signOut()
  await expect.poll(() => session.token()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Aarohi Ring/ }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  const reason = 'Please log in, and we will add it to your wishlist.'
  expect(router.state.location.state).toMatchObject({ from: '/products?colour=Platinum', reason })
  expect(sent).toEqual([])
  session.signIn({ token: 'another', user: asha })
  await expect.element(screen.getByText('Item added to your wishlist')).toBeVisible()
  expect(sent).toEqual([['{"productId":"prod-1"}', true]])
})
