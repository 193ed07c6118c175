import { Link, Outlet, useNavigation, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from './router.tsx'
import { routes } from './routes/routes.tsx'

vi.mock('./routes/routes.tsx', () => ({ routes: [] }))

const drawn = vi.fn()
/**
 * Half of the time for which the start of a navigation is hidden. Timers end in their order, even on a busy machine.
 */
const soon = () => new Promise((resolve) => setTimeout(resolve, 50))
const arrival = Promise.withResolvers<null>()

function List() {
  // As on every page with a list: each change of the router renders the components that use its hooks.
  useSearchParams()
  drawn()
  return (
    <>
      <Link to="/ring">Ring</Link>
      <Link to="/far">Far away</Link>
    </>
  )
}
const Frame = () => (
  <>
    {useNavigation().state === 'loading' && <p role="status">Loading</p>}
    <Outlet />
  </>
)

routes.push({
  Component: Frame,
  children: [
    { path: '/ring', lazy: () => soon().then(() => ({ Component: () => <h1>Ring</h1> })) },
    { path: '/far', lazy: () => arrival.promise.then(() => ({ Component: () => <h1>Far away</h1> })) },
    { path: '*', Component: List },
  ],
})

const start = location.href
afterEach(() => history.replaceState(null, '', start))

test('a page with loaded code shows without rendering the last one again; a slow page shows that it is loading', async () => {
  const screen = await render(<Router onShown={() => undefined} />)
  await expect.element(screen.getByRole('link', { name: 'Ring' })).toBeVisible()
  drawn.mockClear()
  await screen.getByRole('link', { name: 'Ring' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Ring' })).toBeVisible()
  expect(drawn).not.toHaveBeenCalled()

  history.back()
  await screen.getByRole('link', { name: 'Far away' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  arrival.resolve(null)
  await expect.element(screen.getByRole('heading', { name: 'Far away' })).toBeVisible()
})
