import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../providers.tsx'
import { LoginPage } from '../pages/auth/login-page.tsx'
import { AdminsOnly, GuestsOnly, SignedInOnly } from './guards.tsx'
import { ProfilePage } from '../pages/account/account-page.tsx'

afterEach(leaveScreen)

test('a customer who is sent away from the back office is told why once the page is there, however late', async () => {
  stubHost((call) => (call.endsWith('/users/me') ? { user: asha } : []))
  session.signIn({ token: 'a-token', user: asha })
  const page = Promise.withResolvers<typeof ProfilePage>()
  const routes = [
    { element: <AdminsOnly />, children: [{ path: '/admin', element: <h1>Dashboard</h1> }] },
    { element: <GuestsOnly />, children: [{ path: '/login', element: <h1>Login</h1> }] },
    { path: '/account', lazy: async () => ({ Component: await page.promise }) },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin'] })
  const screen = await render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const why = screen.getByRole('alert').filter({ hasText: 'An administrator account is needed for this area.' })
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/account')
  expect(why.elements()).toEqual([])
  page.resolve(ProfilePage)
  await expect.element(why).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/account', state: null })
})

test('a guest is sent to sign in and then to the address they asked for', async () => {
  stubHost((call) => (call === 'POST /v1/auth/login' ? { token: 'a-token', user: { ...asha, role: 'ADMIN' } } : []))
  const routes = [
    { element: <AdminsOnly />, children: [{ path: '/admin/orders', element: <h1>Orders</h1> }] },
    { element: <GuestsOnly />, children: [{ path: '/login', element: <LoginPage /> }] },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/orders?payment=Paid'] })
  const screen = await render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  expect(router.state.location.pathname).toBe('/login')
  await screen.getByLabelText('Email').fill('admin@shop.test')
  await screen.getByLabelText('Password').fill('admin-pass')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orders')
  expect(router.state.location).toMatchObject({ pathname: '/admin/orders', search: '?payment=Paid' })
})

test('a visitor with a token is sent from the login page to the account', async () => {
  session.signIn({ token: 'a-token', user: asha })
  const routes = [
    { element: <GuestsOnly />, children: [{ path: '/login', element: <h1>Login</h1> }] },
    { path: '/account', element: <h1>My Profile</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] })
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole('heading')).toHaveTextContent('My Profile')
  expect(router.state.location.pathname).toBe('/account')
})

test('a guest is sent from the account to sign in, and then to the address they asked for', async () => {
  stubHost((call) => (call.endsWith('/auth/login') ? { token: 'a-token', user: asha } : []))
  const routes = [
    { element: <SignedInOnly />, children: [{ path: '/account/wishlist', element: <h1>Wishlist</h1> }] },
    { element: <GuestsOnly />, children: [{ path: '/login', element: <LoginPage /> }] },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/account/wishlist'] })
  const screen = await render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  expect(router.state.location.pathname).toBe('/login')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'asha@shop.test')
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'Secret-123')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wishlist')
  expect(router.state.location.pathname).toBe('/account/wishlist')
})
