import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CategoryStrip } from './category-strip.tsx'

afterEach(leaveScreen)

test.each([390, 768])('a long name does not widen its tile at %i px', async (width) => {
  const names = ['Rings', 'Mangalsutra and temple jewellery for the whole family', 'Sets']
  stubHost(() => ({
    data: names.map((name, index) => ({ id: `cat-${index}`, name, description: '', thumbnail: '/media/ring.avif' })),
    pagination: { page: 1, limit: 10, total: 3, totalPages: 1 },
  }))
  await page.viewport(width, 800)
  const { screen } = await renderScreen(<CategoryStrip />)
  await expect.element(screen.getByRole('link', { name: 'Rings' })).toBeVisible()
  const widths = screen
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.getBoundingClientRect().width)
  expect(widths).toEqual([100, 100, 100])
})
