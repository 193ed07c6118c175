import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { leaveScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { use } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OrderPlaced } from './order-placed.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  leaveScreen()
})

const order = { id: 'order-1', number: 'SUV-2026-00001', total: { total: 48_500, decimals: 0 } } as const

/** A placed order, a home page that is drawn once `home` resolves, and an account whose code arrives with `account`. */
async function placed() {
  const home = Promise.withResolvers<string>()
  const account = Promise.withResolvers<null>()
  function Home() {
    return <h1>{use(home.promise)}</h1>
  }
  const checkout = (
    <>
      <Link to="/account">Profile</Link>
      <OrderPlaced order={order} />
    </>
  )
  const routes = [
    { path: '/checkout', element: checkout },
    { path: '/', element: <Home /> },
    { path: '/account', loader: () => account.promise, element: <h1>Account</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/checkout'] })
  await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  return { router, home, account }
}

/** At once, while the clock stands. */
function press(name: string): void {
  const link = page.getByRole('link', { name }).element()
  if (link instanceof HTMLElement) link.click()
}

test('a placed order leads home after 2 seconds', async () => {
  const { router, home } = await placed()
  home.resolve('Home')
  await passTime(1999)
  expect(router.state.location.pathname).toBe('/checkout')
  await passTime(1)
  expect(router.state.location.pathname).toBe('/')
})

test('a link that is pressed while the page before is still drawn leads where it says', async () => {
  const { router, account } = await placed()
  await passTime(1000)
  press('Continue Shopping')
  await expect.poll(() => router.state.location.pathname).toBe('/')
  press('Profile')
  await passTime(2000)
  account.resolve(null)
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/account')
})
