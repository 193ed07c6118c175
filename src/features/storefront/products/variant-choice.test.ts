import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShopVariant } from '#src/shared/shop/product.ts'
import { chosenVariant, colourOptions, sizeOptions, stillInStock, withColour, withSize } from './variant-choice.ts'

function variant(colour: string | null, size: string | null, free = 5): ShopVariant {
  const stock = { free, state: free === 0 ? 'soldOut' : 'inStock' } as const
  return { id: `${colour}-${size}`, colour, size, weight: null, price: 100, picture: null, stock }
}

const gold12 = variant('Gold', '12')
const gold14 = variant('Gold', '14', 0)
const silver16 = variant('Silver', '16')
const ring = [gold12, gold14, silver16]

test('the address chooses the variant; without it, or with an unknown one, it is the first', () => {
  expect(chosenVariant(ring, 'Silver-16')).toBe(silver16)
  expect(chosenVariant(ring, null)).toBe(gold12)
  expect(chosenVariant(ring, 'gone')).toBe(gold12)
  expect(chosenVariant([], null)).toBeNull()
})

test('sizes that the colour does not have are shown as impossible', () => {
  expect(sizeOptions(ring, gold12)).toEqual([
    { value: '12', impossible: false, soldOut: false },
    { value: '14', impossible: false, soldOut: true },
    { value: '16', impossible: true, soldOut: false },
  ])
})

test('a change of colour keeps the size if possible', () => {
  const both = [...ring, variant('Silver', '12')]
  expect(withColour(both, gold12, 'Silver').size).toBe('12')
  expect(withColour(ring, gold12, 'Silver')).toBe(silver16)
})

test('a change of size keeps the colour', () => {
  expect(withSize(ring, gold12, '14')).toBe(gold14)
  expect(withSize(ring, gold12, '16')).toBe(gold12)
})

test('a product without colours or sizes offers none', () => {
  expect(colourOptions([variant(null, null)])).toEqual([])
  expect(sizeOptions([variant(null, null)], variant(null, null))).toEqual([])
})

test('every variant can be reached by its colour, then its size', () => {
  const variants = fc
    .uniqueArray(fc.tuple(fc.constantFrom('Gold', 'Silver', 'Pearl'), fc.constantFrom('12', '14', '16')), {
      minLength: 1,
      selector: (pair) => pair.join(),
    })
    .map((pairs) => pairs.map(([colour, size]) => variant(colour, size)))
  fc.assert(
    fc.property(variants, (all) => {
      for (const from of all) {
        for (const to of all) expect(withSize(all, withColour(all, from, to.colour ?? ''), to.size ?? '')).toBe(to)
      }
    }),
  )
})

test('a sold-out variant names the sizes in stock in its colour, else the other colours', () => {
  expect(stillInStock([...ring, variant('Gold', '10')], gold14)).toBe('In stock in Gold: size 12, 10')
  expect(stillInStock([gold14, silver16], gold14)).toBe('In stock in Silver')
  expect(stillInStock([gold14], gold14)).toBeNull()
  expect(stillInStock([variant(null, '1', 0), variant(null, '2')], variant(null, '1', 0))).toBe('In stock: size 2')
})
