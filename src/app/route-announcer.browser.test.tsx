import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouteAnnouncer } from './route-announcer.tsx'

const Frame = () => (
  <>
    <main>
      <Outlet />
    </main>
    <RouteAnnouncer />
  </>
)

function openShop() {
  const children = [
    { path: '/', element: <Link to="/list">To the list</Link> },
    {
      path: '/list',
      element: (
        <>
          <h1 tabIndex={-1}>Products</h1>
          <input aria-label="Search" />
        </>
      ),
    },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }])
  return render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
}

test('the heading of the next screen takes the focus', async () => {
  const screen = await openShop()
  await screen.getByRole('link').click()
  await expect.element(screen.getByRole('heading')).toHaveFocus()
})

test('a field that is focused as soon as its screen is there keeps the focus', async () => {
  const screen = await openShop()
  const focused = Promise.withResolvers<void>()
  new MutationObserver((_, observer) => {
    const field = document.querySelector<HTMLInputElement>('input[aria-label=Search]')
    if (!field) return
    observer.disconnect()
    field.focus()
    focused.resolve()
  }).observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('link').click()
  await focused.promise
  // Announced in the moment in which the focus is placed.
  await expect.element(screen.getByRole('status', { name: 'Page' })).not.toBeEmptyDOMElement()
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})
