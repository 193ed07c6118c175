import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sort } from '#src/shared/shop/listing.ts'
import { occasionOptions, typeOptions } from '#src/shared/shop/occasions.ts'
import { type Colour, colours } from './listing.ts'
import { readListing, writeListing } from './listing-url.ts'

const read = (search: string) => readListing(new URLSearchParams(search))

test('an address contains the whole listing', () => {
  expect(
    read('?colour=Gold&colour=Pearl&occasion=party&type=Ethnic&min=0&max=20000&sort=price-low-high&page=2&q=ring'),
  ).toEqual({
    q: 'ring',
    colours: ['Gold', 'Pearl'],
    occasions: ['Party'],
    types: ['Ethnic'],
    min: 0,
    max: 20000,
    sort: 'price-low-high',
    page: 2,
  })
})

test('a default list has no parameters', () => {
  expect(writeListing(read('')).toString()).toBe('')
})

test('the right end of the slider means no upper bound', () => {
  expect(read('?max=60000').max).toBeNull()
  expect(read('?max=99999').max).toBeNull()
})

test.each(['?colour=Mauve', '?sort=name', '?page=0', '?page=-2', '?page=1.5', '?min=x', '?max='])(
  '%s is ignored',
  (search) => {
    expect(writeListing(read(search)).toString()).toBe('')
  },
)

test('a written listing is read back unchanged', () => {
  const listing = fc.record({
    q: fc.string().map((text) => text.trim()),
    colours: fc.subarray<Colour>([...colours]),
    occasions: fc.subarray([...occasionOptions]),
    types: fc.subarray([...typeOptions]),
    min: fc.integer({ min: 0, max: 30_000 }),
    max: fc.option(fc.integer({ min: 30_000, max: 59_999 })),
    sort: fc.constantFrom<Sort>('default', 'price-low-high', 'price-high-low'),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  fc.assert(
    fc.property(listing, (one) => {
      expect(readListing(writeListing(one))).toEqual(one)
    }),
  )
})
