import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteAnnouncer } from '../route-announcer.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { AdminPage } from './admin-page.tsx'
import { adminPlaces } from './admin-places.ts'

afterEach(leaveScreen)

const places = adminPlaces.flatMap((group) => group.places)

const layout = (
  <>
    <Routes>
      <Route element={<AdminLayout />}>
        {places.map(({ name, to }) => (
          <Route key={to} path={to} element={<AdminPage title={name}>{null}</AdminPage>} />
        ))}
      </Route>
    </Routes>
    <RouteAnnouncer />
  </>
)

test('the sidebar links to every screen and marks the current one, and so does the phone menu', async () => {
  stubHost(() => [])
  await page.viewport(1280, 900)
  const { screen, router } = await renderScreen(layout, '/admin/orders')
  const nav = screen.getByRole('navigation', { name: 'Back office' })
  const names = () =>
    nav
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(places.map(({ name }) => name))
  await expect.element(nav.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(nav.getByRole('link', { name: 'Customers' }))
  expect(router.state.location.pathname).toBe('/admin/customers')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Customers' })).toHaveFocus()
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(trail).toMatchTextContent(/Dashboard.*Customers/)

  await page.viewport(390, 844)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page')
  expect(names()).toEqual(places.map(({ name }) => name))
  await expect.poll(() => (history.state as { modal?: string } | null)?.modal).toBeDefined()
  await userEvent.click(menu.getByRole('link', { name: 'Sales' }))
  await expect.element(menu).not.toBeInTheDocument()
  const { location, historyAction } = router.state
  expect([location.pathname, historyAction], 'the open menu leaves nothing for Back').toEqual([
    '/admin/sales',
    'REPLACE',
  ])
})
