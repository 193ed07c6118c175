import { LoadingOverlayProvider } from '#src/shared/ui/loading/loading-overlay.tsx'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Hero } from './hero.tsx'

afterEach(leaveScreen)

test.each([
  [1440, 900],
  [844, 390],
  [360, 640],
])('at %i × %i the button stays where it is from slide to slide, above the fold', async (width, height) => {
  await page.viewport(width, height)
  const { screen } = await renderScreen(
    <LoadingOverlayProvider>
      <Hero />
    </LoadingOverlayProvider>,
  )
  await document.fonts.ready
  const links = screen.getByRole('link', { name: 'Explore Now', includeHidden: true }).elements()
  const [first, second] = links.map((link) => link.getBoundingClientRect())
  expect(first?.toJSON()).toEqual(second?.toJSON())
  expect(first?.bottom).toBeLessThan(height - 64)
})
