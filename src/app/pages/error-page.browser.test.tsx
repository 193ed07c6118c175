import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
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
