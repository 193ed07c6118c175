import { expect, test } from 'vitest'
import { mayVisit, rememberPlace, rememberedPlace } from './return-path.ts'

test('brings a place back whole', () => {
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
])('takes %j for no place', (state) => {
  expect(rememberedPlace(state)).toBeUndefined()
})

test('sends only an administrator back to the back office', () => {
  expect([
    mayVisit('/admin/orders', 'CUSTOMER'),
    mayVisit('/admin', 'ADMIN'),
    mayVisit('/administrative', 'CUSTOMER'),
  ]).toEqual([false, true, true])
})
