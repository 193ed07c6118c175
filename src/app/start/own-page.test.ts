import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const at = Date.UTC(2026, 0, 2)
const visit = { pathname: '/products', search: '', shop: null, at }

test('the HTML of an address is shown for this address, also if a server has added a slash', () => {
  expect(isOwnPage('/products', visit)).toBe(true)
  expect(isOwnPage('/products', { ...visit, pathname: '/products/' })).toBe(true)
  expect(isOwnPage('/shop/', { ...visit, pathname: '/shop/' })).toBe(true)
  expect(isOwnPage('/', { ...visit, pathname: '/' })).toBe(true)
})

test('it is not shown for another address or with a query that says what to show', () => {
  expect(isOwnPage('/', visit)).toBe(false)
  for (const search of [
    '?q=ring',
    '?page=2',
    '?variant=var-5',
    '?scenario=empty-shop',
    '?utm_source=x&page=2',
    '?new=1',
  ])
    expect(isOwnPage('/products', { ...visit, search })).toBe(false)
})

test('it is shown with parameters that only count visits', () => {
  for (const search of ['?utm_source=newsletter&utm_medium=email', '?gclid=a', '?fbclid=b&utm_id=1', '?srsltid=c', '?'])
    expect(isOwnPage('/products', { ...visit, search })).toBe(true)
})

test('it is not shown where this browser keeps another shop, or has kept the seeded one for a day', () => {
  expect(isOwnPage('/products', { ...visit, shop: String(at - 1000) })).toBe(true)
  expect(isOwnPage('/products', { ...visit, shop: String(at - 86_400_000) })).toBe(false)
  expect(isOwnPage('/products', { ...visit, shop: 'other' })).toBe(false)
})
