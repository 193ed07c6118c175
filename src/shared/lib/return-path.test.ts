import { expect, test, vi } from 'vitest'
import { mayVisit, rememberPlace, rememberedPlace, stepsBack } from './return-path.ts'

test('returns the whole place, with query and hash', () => {
  expect(rememberedPlace(rememberPlace({ pathname: '/products', search: '?q=ring', hash: '#top' }))).toBe(
    '/products?q=ring#top',
  )
})

test.each([
  null,
  'x',
  {},
  { from: 1 },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
  { from: '/\\elsewhere' },
  { from: '/\t/elsewhere.example' },
  { from: '/\n/elsewhere.example' },
])('takes %j for no place', (state) => {
  expect(rememberedPlace(state)).toBeUndefined()
})

test('returns only an administrator to the back office', () => {
  expect([
    mayVisit('/admin/orders', 'CUSTOMER'),
    mayVisit('/admin', 'ADMIN'),
    mayVisit('/administrative', 'CUSTOMER'),
  ]).toEqual([false, true, true])
})

test('counts the steps back to the remembered page while it is in the history', () => {
  vi.stubGlobal('history', { state: { idx: 6 } })
  expect(stepsBack({ from: '/', depth: 3 })).toBe(3)
  expect(stepsBack({ from: '/', depth: 6 })).toBeUndefined()
  expect(stepsBack({ from: '/' })).toBeUndefined()
  vi.unstubAllGlobals()
})
