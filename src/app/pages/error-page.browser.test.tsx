import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorPage } from './error-page.tsx'

afterEach(leaveScreen)

function Broken(): never {
  throw new Error('Broken')
}

test.each([
  ['/products', 'Loading the page again may help. Your cart and wishlist are safe.', 'Back to home'],
  ['/admin/products', 'Loading the page again may help.', 'Back to the dashboard'],
])('a screen that fails at %s speaks to whom it is for', async (address, text, way) => {
  stubHost(() => null)
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <ErrorPage /> }], {
    initialEntries: [address],
  })
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: way })).toBeVisible()
  expect(logged).toHaveBeenCalled()
})

const loader = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'))

test('a screen whose code did not arrive is asked for again each time the connection is back', async () => {
  const calls = stubHost(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const router = createMemoryRouter([{ path: '*', loader, HydrateFallback: () => null, errorElement: <ErrorPage /> }])
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  await expect.element(screen.getByText('Part of the shop did not load')).toBeVisible()
  await expect.poll(() => calls).toEqual([expect.stringMatching(/^HEAD /)])
  dispatchEvent(new Event('online'))
  await expect.poll(() => calls.length).toBe(2)
  // As after a reload a moment ago.
  sessionStorage.setItem('shop:reloaded', JSON.stringify(performance.timeOrigin + performance.now()))
  onTestFinished(() => sessionStorage.clear())
  dispatchEvent(new Event('online'))
  await expect.poll(() => calls.length).toBe(3)
  await screen.unmount()
  dispatchEvent(new Event('online'))
  expect(calls.length).toBe(3)
})
