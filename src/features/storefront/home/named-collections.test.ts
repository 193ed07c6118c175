import { expect, test } from 'vitest'
import { namedCollections } from './named-collections.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const special = ['Wedding Jwellery', 'Festive Jwellery', 'Auspicious Jwellery']

test('collections are in the order of the names, whatever the order of the shop', () => {
  const shop = named('Auspicious Jwellery', 'Gold Collection', 'Wedding Jwellery', 'Festive Jwellery')
  expect(namedCollections(shop, special).map(({ name }) => name)).toEqual(special)
})

test('a missing name is left out', () => {
  expect(namedCollections(named('Festive Jwellery', 'Men'), special)).toEqual(named('Festive Jwellery'))
  expect(namedCollections([], special)).toEqual([])
})

test.each(['Wedding Jewellery', 'wedding jwellery', '  WEDDING  JEWELLERY '])(
  '"%s" counts as Wedding Jwellery, with its own name',
  (name) => {
    expect(namedCollections(named(name), special)).toEqual(named(name))
  },
)

test.each(['Wedding', 'Wedding Jwellery Sets', 'Wedding Jewelry'])(
  '"%s" does not count as Wedding Jwellery',
  (name) => {
    expect(namedCollections(named(name), special)).toEqual([])
  },
)

test('of two with the same name the first is shown', () => {
  const shop = [
    { id: 'a', name: 'Festive Jwellery' },
    { id: 'b', name: 'Festive Jewellery' },
  ]
  expect(namedCollections(shop, special).map(({ id }) => id)).toEqual(['a'])
})
