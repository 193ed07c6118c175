import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SaleHeader } from './sale-header.tsx'

afterEach(leaveScreen)

const sale = (change: object) => ({
  id: 'sale-1',
  name: 'Winter',
  description: 'Diamonds and pearls for the first days of the year.',
  start_date: '2020-11-01T00:00:00Z',
  end_date: '2999-12-31T00:00:00Z',
  is_active: true,
  thumbnail: '/media/products/ring.avif',
  ...change,
})

test.each([
  ['running', sale({})],
  ['ended', sale({ end_date: '2020-12-31T00:00:00Z' })],
  ['upcoming', sale({ start_date: '2999-11-01T00:00:00Z' })],
  ['inactive', sale({ is_active: false })],
])('the head of a %s sale is as high as its skeleton, so that nothing below moves', async (_state, known) => {
  for (const width of [360, 390, 768, 1440]) {
    await page.viewport(width, 800)
    const frame = { padding: '0 1.25rem' }
    const waiting = await renderScreen(
      <div style={frame}>
        <SaleHeader sale={undefined} />
      </div>,
    )
    const loaded = await renderScreen(
      <div style={frame}>
        <SaleHeader sale={known} />
      </div>,
    )
    const [first, second] = [waiting, loaded].map(({ screen }) => screen.container.getBoundingClientRect().height)
    expect(second, `at ${width} px`).toBe(first)
  }
})
