import { scrollTarget } from '../../lib/scroll-target.ts'
import { UiProvider } from '../theme/ui-provider.tsx'
import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VariantGrid } from './variant-grid.tsx'

const cards = Array.from({ length: 36 }, (_, index) => ({
  key: `ring-${index}`,
  productId: 'ring',
  variantId: `${index}`,
  name: `Ring ${index}`,
  sku: `${index}`,
  colour: null,
  size: null,
  price: 100,
  picture: null,
  stock: { free: 5, state: 'inStock' } as const,
  metadata: {},
}))
const nothing = () => null

/** Passes on the number of cards that are first on the page. */
function First({ onShown }: { onShown: (count: number) => void }) {
  useLayoutEffect(() => onShown(document.querySelectorAll('article').length), [onShown])
  return null
}

async function firstCount() {
  await page.viewport(1440, 900)
  const { promise, resolve } = Promise.withResolvers<number>()
  const screen = await render(
    <UiProvider>
      <MemoryRouter>
        <VariantGrid cards={cards} heart={nothing} action={nothing} />
        <First onShown={resolve} />
      </MemoryRouter>
    </UiProvider>,
  )
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(36)
  await screen.unmount()
  return promise
}

afterEach(() => scrollTarget.write(0))

test('the cards in the window are on the page before the others', async () => {
  expect(await firstCount()).toBe(9)
})

test('a page that is returned to further down starts with the cards down to that place', async () => {
  scrollTarget.write(1600)
  expect(await firstCount()).toBe(21)
  scrollTarget.write(20_000)
  expect(await firstCount()).toBe(36)
})
