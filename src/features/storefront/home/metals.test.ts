import { expect, test } from 'vitest'
import { metalCollections, metalOf } from './metals.ts'

test.each([
  ['Gold Collection', 'gold'],
  ['Silver', 'silver'],
  ['PEARL collection', 'pearl'],
  [' Platinum  Collection ', 'platinum'],
])('"%s" is of %s', (name, metal) => {
  expect(metalOf(name)).toBe(metal)
})

test.each(['Rose Gold Collection', 'Golden Hour', 'Gold Collection 2026', 'Collection', 'Men', ''])(
  '"%s" has no metal',
  (name) => {
    expect(metalOf(name)).toBeNull()
  },
)

test('slides are in the order gold, silver, pearl, platinum, each metal once', () => {
  const shop = ['Platinum Collection', 'Gold', 'Gold Collection', 'Men', 'Silver Collection'].map((name) => ({ name }))
  expect(metalCollections(shop).map(({ metal, collection }) => `${metal}: ${collection.name}`)).toEqual([
    'gold: Gold',
    'silver: Silver Collection',
    'platinum: Platinum Collection',
  ])
})
