import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TopBar } from './top-bar.tsx'

afterEach(leaveScreen)

const product_variant = { ...plainVariant(), product: { id: 'prod-1', name: 'Ring', images: [] } }
const items = [{ id: 'line-1', quantity: 3, unit_price: 1000, product_variant }]

/** An empty host but for a cart of three pieces. */
const answer = (call: string) => (call.endsWith('/cart') ? { data: { items } } : [])

test('the top bar links to every area, for guests, customers and administrators', async () => {
  await page.viewport(1440, 900)
  stubHost(answer)
  const { screen, router } = await renderScreen(<TopBar />, '/aboutUs', asha)
  const bar = screen.getByRole('banner')
  const places = () =>
    bar
      .getByRole('link')
      .elements()
      .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')])
  const shop = [
    ['Suvarnika, home', '/'],
    ['Collection', '/products'],
    ['About Us', '/aboutUs'],
  ]
  const own = [
    ['Wishlist, 0 items', '/account/wishlist'],
    ['Cart, 3 items', '/cart'],
    ['Profile', '/account'],
  ]
  await expect.poll(places).toEqual([...shop, ...own])
  await expect.element(bar.getByRole('button', { name: 'Search' })).toBeVisible()
  expect(['token', 'user'].map((key) => localStorage.getItem(key) !== null)).toEqual([true, true])

  await bar.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  expect(['token', 'user'].map((key) => localStorage.getItem(key))).toEqual([null, null])
  await expect
    .poll(places)
    .toEqual([
      ...shop,
      ['Wishlist', '/account/wishlist'],
      ['Cart', '/cart'],
      ['Register', '/register'],
      ['Login', '/login'],
    ])
  await expect.element(bar.getByRole('button', { name: 'Search' })).toBeVisible()
  expect(bar.getByRole('button', { name: 'Logout', exact: true }).query()).toBeNull()

  session.signIn({ token: 'a-token', user: { ...asha, role: 'ADMIN' } })
  await expect.poll(places).toEqual([...shop, ['Dashboard', '/admin'], ...own])
})

test('the menu of small screens is a dialog with every link, which traps focus and closes on Escape and on navigation', async () => {
  await page.viewport(390, 844)
  const men = { id: 'col-1', name: 'Men', description: '', thumbnail: null }
  stubHost((call) => (call.includes('/collections') ? { data: [men], pagination: { totalPages: 1 } } : answer(call)))
  const { screen, router } = await renderScreen(<TopBar />, '/aboutUs')
  const opener = screen.getByRole('banner').getByRole('button', { name: 'Menu' })
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  const places = () =>
    menu
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  await expect.poll(places).toEqual([
    ['Collection', '/products'],
    ['Men', '/collections/col-1'],
    ['About Us', '/aboutUs'],
    ['Dashboard', '/admin'],
    ['Wishlist, 0 items', '/account/wishlist'],
    ['Cart, 3 items', '/cart'],
    ['Profile', '/account'],
  ])
  await expect.element(menu.getByRole('button', { name: 'Logout', exact: true })).toBeVisible()
  for (let press = menu.element().querySelectorAll('a[href], button').length; press >= 0; press -= 1) {
    expect(menu.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await menu.getByRole('link', { name: 'Collection', exact: true }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/products')
  expect(router.state.historyAction, 'in the place that the open menu had').toBe('REPLACE')
  await expect.element(menu).not.toBeInTheDocument()
})
