import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session, useSession } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useEffect } from 'react'
import { SessionWatcher } from './session-watcher.tsx'

afterEach(leaveScreen)

const ended = 'Your session has ended. Please sign in again.'

let seenToken: string | null = null
/** Notes the token of the session once the effects of the components before it have seen it too. */
function TokenNote() {
  const { token } = useSession()
  useEffect(() => void (seenToken = token), [token])
  return null
}

const screenOfShop = (
  <>
    <SessionWatcher />
    <TokenNote />
    <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />
  </>
)

test('an ended session is announced, but not to whom the sign-in page tells it', async () => {
  stubHost((call) => (call.startsWith('POST') ? new Response('{}', { status: 401 }) : { data: { items: [] } }))
  const { screen, router } = await renderScreen(screenOfShop, '/products', asha)
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  await expect.poll(() => seenToken).toBe(null)
  // The watcher decides in a timer of its own, before which nothing of the first end may be tidied up.
  await new Promise((done) => setTimeout(done))
  expect(screen.getByText(ended).elements()).toEqual([])
  session.signIn({ token: 'another', user: asha })
  await expect.poll(() => seenToken).toBe('another')
  expect(screen.getByText(ended).elements()).toEqual([])
  sessionStorage.clear()
  session.expired('another')
  await expect.element(screen.getByText(ended)).toBeVisible()
})
