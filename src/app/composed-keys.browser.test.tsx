import { ProductSearchBox } from '#src/features/storefront/search/components/product-search-box.tsx'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { hideComposedKeys } from './composed-keys.ts'

let listening: AbortController

beforeEach(() => {
  listening = new AbortController()
  hideComposedKeys(listening.signal)
})
afterEach(() => {
  listening.abort()
  leaveScreen()
})

/** As browsers send the Enter that ends a composed word: Safari after the composition. */
const composed = { Chromium: { isComposing: true }, Safari: { keyCode: 229 } }

const press = (field: Locator, how: KeyboardEventInit) =>
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }))

test.each(Object.entries(composed))('the Enter that ends a composed word searches nothing in %s', async (_, how) => {
  stubHost(() => ({ data: [], pagination: { total: 0 } }))
  const { screen, router } = await renderScreen(<ProductSearchBox />)
  const box = screen.getByRole('combobox', { name: 'Search products' })
  await userEvent.type(box, 'ring')
  expect(press(box, how), 'the key is the input method’s').toBe(true)
  expect(router.state.location.search).toBe('')
  press(box, {})
  await expect.poll(() => router.state.location.search).toBe('?q=ring')
})
