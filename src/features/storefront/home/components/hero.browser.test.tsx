import { LoadingOverlayProvider } from '#src/shared/ui/loading/loading-overlay.tsx'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Hero } from './hero.tsx'

afterEach(leaveScreen)

test.each([
  [1440, 900],
  [1680, 1050],
  [1920, 1080],
])('at %i × %i the words begin where the page’s column does', async (width, height) => {
  await page.viewport(width, height)
  const { screen } = await renderScreen(
    <LoadingOverlayProvider>
      <Hero />
    </LoadingOverlayProvider>,
  )
  const [link] = screen.getByRole('link', { name: 'Explore Now', includeHidden: true }).elements()
  const column = Math.min(document.documentElement.clientWidth, 84 * 16)
  expect(link?.getBoundingClientRect().left).toBeCloseTo((document.documentElement.clientWidth - column) / 2 + 48, 0)
})

test('on a small wide screen the words end before the jewellery begins, at 47% of the width', async () => {
  await page.viewport(720, 450)
  const { screen } = await renderScreen(
    <LoadingOverlayProvider>
      <Hero />
    </LoadingOverlayProvider>,
  )
  const [tagline] = screen.getByText("Always Enhancing What's Already Beautiful").elements()
  expect(tagline?.getBoundingClientRect().right).toBeLessThan(720 * 0.47)
})

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
