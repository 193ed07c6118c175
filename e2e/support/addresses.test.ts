import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { adminPlaces } from '#src/app/layouts/admin-places.ts'
import { routesWith } from '#src/app/routes/routes.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { areas } from './addresses.ts'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])
const routes = routesWith()
const pages = pathsOf(routes).filter((path) => path !== '*')
const pageAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path ?? `no page at ${address}`
const addresses = Object.values(areas).flatMap((area) => Object.keys(area))

test('e2e/support/addresses.ts has an address of every page', () => {
  expect(addresses.map(pageAt).toSorted()).toEqual(pages.toSorted())
})

test('src/shared/lib/paths.ts makes addresses of every page, and of no others', () => {
  const { admin, ...shop } = paths
  const made = [...Object.values(shop), ...Object.values(admin)].map((path) =>
    pageAt(new URL(path('x'), 'http://s').pathname),
  )
  expect([...new Set(made)].toSorted()).toEqual(pages.toSorted())
})

test('the menu of the back office has every page, but for those that edit an item of a list', () => {
  const menu = adminPlaces.flatMap(({ places }) => places.map(({ to }) => to))
  const office = pages.filter((path) => path.startsWith('/admin') && !path.startsWith('/admin/update-'))
  expect(menu.toSorted()).toEqual(office.toSorted())
})
