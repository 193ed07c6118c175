import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PartBoundary } from './part-boundary.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

test('a part whose code is missing after a new release says so, and the screen around it stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const screen = await render(
    <UiProvider>
      <h1>Rings</h1>
      <PartBoundary fallback="Loading...">
        <Gone />
      </PartBoundary>
    </UiProvider>,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This did not load. The shop may have been updated since you opened it.')
  await expect.element(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Rings' })).toBeVisible()
  expect(logged).toHaveBeenCalledWith('Part of the shop did not load.', expect.any(TypeError))
  logged.mockRestore()
})
