import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const addresses = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addresses(children)])

test('registers every address of the shop once, and one for all others', () => {
  const all = addresses(routes)
  const count = (area: RegExp) => all.filter((path) => area.test(path)).length
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain('*')
  expect({
    all: all.length - 1,
    auth: count(/^\/(login|register)$/),
    account: count(/^\/account/),
    admin: count(/^\/admin/),
  }).toEqual({
    all: 37,
    auth: 2,
    account: 7,
    admin: 17,
  })
})
