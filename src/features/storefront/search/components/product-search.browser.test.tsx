import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductSearch } from './product-search.tsx'

const code = vi.hoisted(() => Promise.withResolvers<null>())
vi.mock('./product-search-box.tsx', async (original) => {
  await code.promise
  return original()
})

afterEach(leaveScreen)

test('the button shows a press before the box appears, and a second press closes it', async () => {
  const { screen } = await renderScreen(<ProductSearch />)
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByRole('button', { name: 'Close search' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('combobox').query()).toBeNull()
  code.resolve(null)
  await expect.element(screen.getByRole('combobox', { name: 'Search products' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Close search' }).click()
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('combobox').query()).toBeNull()
})
