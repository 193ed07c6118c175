import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../providers.tsx'
import { LoginPage } from './login-page.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
})

function open(state?: object) {
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], {
    initialEntries: [{ pathname: '/login', state }],
  })
  return render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

test('why the session ended stands on the page, over a reload, until somebody signs in', async () => {
  session.signIn({ token: 'a', user: asha })
  session.expired('a')
  expect(localStorage.getItem('shop:session-expired')).toBe('true')
  const screen = await open()
  await expect.element(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect.element(screen.getByText('Anything you typed is kept.')).toBeVisible()
  session.signIn({ token: 'b', user: asha })
  await expect.element(screen.getByText('Anything you typed is kept.')).not.toBeInTheDocument()
})

test('why a guest is asked to sign in stands on the page', async () => {
  const screen = await open({ from: '/', reason: 'Please log in, and we will add it to your cart.' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Please log in, and we will add it to your cart.')
})

test('who comes by themselves is told nothing', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(screen.getByText('Your session has ended').elements()).toEqual([])
})
