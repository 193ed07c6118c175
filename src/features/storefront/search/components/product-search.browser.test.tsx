import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ProductSearch } from './product-search.tsx'

afterEach(leaveScreen)

test('the box has the focus when the press ends, and a second press closes it', async () => {
  const { screen } = await renderScreen(<ProductSearch />)
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('The search has no button.')
  button.click()
  // Still in the task of the press.
  await Promise.resolve()
  expect(document.activeElement?.role).toBe('combobox')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard(' gold ring')
  const box = screen.getByRole('combobox', { name: 'Search products' })
  await expect.element(box).toHaveValue(' gold ring')
  await screen.getByRole('button', { name: 'Close search' }).click()
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false')
  expect(box.query()).toBeNull()
})
