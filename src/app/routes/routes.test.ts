import type { RouteObject } from 'react-router-dom'
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { GuestsOnly, SignedInOnly } from '../guards/guards.tsx'
import { routesWith } from './routes.tsx'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('registers every address of the shop once, and one for all others', () => {
  const all = pathsOf(routesWith())
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([])
  expect(all).toContain('*')
})

/** The addresses behind this guard. */
const guardedBy = (guard: unknown, list = routesWith()): string[] =>
  list.flatMap(({ element, children = [] }) =>
    isValidElement(element) && element.type === guard ? pathsOf(children) : guardedBy(guard, children),
  )

test('the login page, and no other, is behind the guard that sends a visitor with a token away', () => {
  expect(guardedBy(GuestsOnly)).toEqual(['/login'])
})

test('the account, and no other page, is behind the guard that sends a visitor without a token away', () => {
  const account = pathsOf(routesWith()).filter((path) => path.startsWith('/account'))
  expect(guardedBy(SignedInOnly)).toEqual(account)
})
