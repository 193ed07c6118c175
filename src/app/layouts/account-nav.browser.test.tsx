import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccountNav } from './account-nav.tsx'

afterEach(leaveScreen)

test('the account menu fades at the side to which it can be scrolled, and only there', async () => {
  stubHost(() => null)
  await page.viewport(320, 600)
  const { screen } = await renderScreen(<AccountNav />, '/account')
  const nav = screen.getByRole('navigation', { name: 'Account' })
  await expect.element(nav).toHaveStyle({ maskImage: 'linear-gradient(to left, rgba(0, 0, 0, 0), rgb(0, 0, 0) 48px)' })
  await document.fonts.ready
  nav.element().scrollLeft = 1000
  await expect.element(nav).toHaveStyle({ maskImage: 'linear-gradient(to right, rgba(0, 0, 0, 0), rgb(0, 0, 0) 48px)' })
  await page.viewport(800, 600)
  await expect.element(nav).toHaveStyle({ maskImage: 'none' })
})

test('a link that gets the focus comes out of the fading side', async () => {
  stubHost(() => null)
  await page.viewport(320, 600)
  const { screen } = await renderScreen(<AccountNav />, '/account')
  await document.fonts.ready
  const nav = screen.getByRole('navigation', { name: 'Account' }).element()
  const orders = screen.getByRole('link', { name: 'Orders' }).element()
  if (orders instanceof HTMLElement) orders.focus()
  await expect
    .poll(() => nav.getBoundingClientRect().right - orders.getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(47)
})
