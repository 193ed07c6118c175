import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Footer } from './footer.tsx'

afterEach(leaveScreen)

test('without collections the other columns do not move, and Subscribe stays beside its field', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stubHost(() => Response.json({ data: [{ id: 'col-1', name: 'Men' }], pagination: { totalPages: 1 } }))
  await page.viewport(1440, 900)
  const full = (await renderScreen(<Footer />)).screen
  await expect.element(full.getByRole('link', { name: 'Men' })).toBeVisible()
  const placeOf = (screen: typeof full, name: string) =>
    screen.getByRole('heading', { name }).element().getBoundingClientRect()
  const before = ['About the shop', 'Never Miss On Deals'].map((name) => placeOf(full, name).left)
  await full.unmount()

  stubHost(() => Response.json({ data: [], pagination: { totalPages: 0 } }))
  const { screen } = await renderScreen(<Footer />)
  await expect.element(screen.getByRole('heading', { name: 'Collections' })).not.toBeInTheDocument()
  expect(['About the shop', 'Never Miss On Deals'].map((name) => placeOf(screen, name).left)).toEqual(before)
  expect(placeOf(screen, 'About the shop').top).toBe(placeOf(screen, 'Never Miss On Deals').top)
  const field = screen.getByRole('textbox').element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Subscribe' }).element().getBoundingClientRect()
  expect(button.top).toBe(field.top)
})
