import type { RouteObject } from 'react-router-dom'
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { GuestsOnly } from '../guards/guards.tsx'
import { routesWith } from './routes.tsx'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('registers every address of the shop once, and one for all others', () => {
  const all = pathsOf(routesWith())
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([])
  expect(all).toContain('*')
})

test('the login page, and no other, is behind the guard that sends a visitor with a token away', () => {
  const guarded = (list: RouteObject[]): string[] =>
    list.flatMap(({ element, children = [] }) =>
      isValidElement(element) && element.type === GuestsOnly ? pathsOf(children) : guarded(children),
    )
  expect(guarded(routesWith())).toEqual(['/login'])
})
