import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { takeUnfinished } from '#src/shared/api/use-unfinished.ts'

afterEach(leaveScreen)

test('a guest is told why to sign in, and the product is added afterwards', async () => {
  const calls = stubHost(() => null)
  const { screen, router } = await renderScreen(
    <AddToCartButton name="Aarohi Ring" piece={{ productVariantId: 'var-1' }} />,
    '/products',
  )
  session.signOut()
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toMatchObject({
    from: '/products',
    reason: 'Please log in, and we will add it to your cart.',
  })
  expect(takeUnfinished('cart line')).toEqual({ productVariantId: 'var-1', quantity: 1, place: 'listing' })
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a piece that an ended session refuses is kept like a guest’s, and nothing says that it failed', async () => {
  stubHost((call) => (call.startsWith('POST') ? new Response('{}', { status: 401 }) : { data: { items: [] } }))
  const { screen, router } = await renderScreen(
    <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />,
    '/products',
    asha,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  const reason = 'Your session has ended. Please log in, and we will add it to your cart.'
  expect(router.state.location.state).toMatchObject({ from: '/products', reason })
  expect(takeUnfinished('cart line')).toEqual({ productVariantId: 'var-1', quantity: 1, place: 'listing' })
  expect(screen.getByText('Failed to add to cart').elements()).toEqual([])
})

const refused = () => Response.json({ message: 'Only 2 of Ring are left.' }, { status: 409 })

test('the reason of a refusal stays below the button until the next attempt', async () => {
  let isRefused = true
  stubHost((call) => (call.startsWith('POST') && isRefused ? refused() : { status: 'success', data: { items: [] } }))
  const { screen } = await renderScreen(
    <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />,
    '/',
    asha,
  )
  const button = screen.getByRole('button', { name: 'Add to Cart' })
  await button.click()
  const reason = 'Only 2 of Ring are left. Choose fewer, or another piece; your cart shows what it holds.'
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  await expect.poll(() => dismiss.query()).not.toBeNull()
  dismiss.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => document.querySelector('[data-toast]')).toBeNull()
  await expect.element(screen.getByText(reason)).toBeVisible()
  isRefused = false
  await button.click()
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  await expect.element(screen.getByText(reason)).not.toBeInTheDocument()
})

test('a failed Add to Cart says so', async () => {
  stubHost((call) => (call.startsWith('POST') ? new Response(null, { status: 500 }) : { data: { items: [] } }))
  const { screen } = await renderScreen(
    <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />,
    '/products',
    asha,
  )
  await screen.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(screen.getByText('Failed to add to cart. Please try again.')).toBeVisible()
})
