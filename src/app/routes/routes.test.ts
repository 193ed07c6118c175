import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routesWith } from './routes.tsx'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('registers every address of the shop once, and one for all others', () => {
  const all = pathsOf(routesWith())
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([])
  expect(all).toContain('*')
})
