import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { StorefrontLayout } from './storefront-layout.tsx'

const { draw } = vi.hoisted(() => ({ draw: vi.fn() }))
vi.mock('./top-bar.tsx', () => ({ TopBar: () => draw('bar') }))
vi.mock('./footer.tsx', () => ({ Footer: () => draw('footer') }))

afterEach(leaveScreen)

test('bar and footer are not drawn again for another page', async () => {
  stubHost(() => [])
  const { screen, router } = await renderScreen(
    <Routes>
      <Route element={<StorefrontLayout />}>
        <Route path="/" element="Home" />
        <Route path="/reviews" element="Reviews" />
      </Route>
    </Routes>,
  )
  await expect.element(screen.getByText('Home')).toBeInTheDocument()
  draw.mockClear()
  await router.navigate('/reviews')
  await expect.element(screen.getByText('Reviews')).toBeInTheDocument()
  expect(draw).not.toHaveBeenCalled()
})
