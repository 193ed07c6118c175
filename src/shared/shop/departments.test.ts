import { expect, test } from 'vitest'
import { departments } from './departments.ts'

const names = (...list: string[]) => departments(list.map((name) => ({ name }))).map(({ name }) => name)

test('keeps men, women and kids, in that order, each once', () => {
  expect(names('Kids Collection', 'Gold Collection', 'WOMEN', "Men's Collection")).toEqual([
    "Men's Collection",
    'WOMEN',
    'Kids Collection',
  ])
})

test('keeps the order of the shop within a department', () => {
  expect(names('Women Gold', 'Men', 'Women Silver')).toEqual(['Men', 'Women Gold', 'Women Silver'])
})

test('puts names that merely contain the letters, such as Ornaments, last', () => {
  expect(names('Temple Ornaments', 'Engagement', 'Statement', 'Kids', 'Men')).toEqual([
    'Men',
    'Kids',
    'Temple Ornaments',
    'Engagement',
    'Statement',
  ])
})

test('leaves everything else out', () => {
  expect(names('Wedding Jwellery', 'Pearl Collection')).toEqual([])
})
