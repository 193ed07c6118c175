import { leaveScreen, renderScreen } from '../fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { Money } from './money.tsx'

afterEach(leaveScreen)

test('a reduced price of lakhs takes a second line on a narrow card instead of leaving it', async () => {
  const { screen } = await renderScreen(
    <p style={{ width: '8rem' }}>
      <Money value={326_432} was={350_000} />
    </p>,
  )
  const card = screen.getByRole('paragraph').element()
  expect(card.textContent).toBe('Before: ₹3,50,000Now: ₹3,26,432')
  expect(card.scrollWidth).toBeLessThanOrEqual(128)
})
