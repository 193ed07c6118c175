import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { HeartButton } from './icon-button.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

afterEach(cleanup)

test('on a phone the heart covers 32 px of the picture and is pressed on 44 px', async () => {
  await page.viewport(390, 700)
  const screen = await render(
    <UiProvider>
      <HeartButton name="Aarohi Ring" pressed={false} onPress={vi.fn()} />
    </UiProvider>,
  )
  const heart = screen.getByRole('button', { name: 'Add Aarohi Ring to wishlist' }).element()
  const { width, height } = heart.getBoundingClientRect()
  const disc = getComputedStyle(heart, '::before')
  expect([width, height, disc.width, disc.height]).toEqual([44, 44, '32px', '32px'])
})
