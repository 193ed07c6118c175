import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFilters } from './list-filters.ts'
import { entriesOf } from '../../lib/values/entries-of.ts'
import { type Listing, type ListKind, readListing, sorts, writeListing } from './listing.ts'

const filters = Object.values(listFilters)
const kind: ListKind = { filters, isSearched: true }
const read = (search: string) => readListing(new URLSearchParams(search), kind)

test('an address contains the whole listing', () => {
  const address =
    'q=ring&colour=Gold&colour=Pearl&occasion=Party&type=Ethnic&min=0&max=20000&sort=price-low-high&page=2'
  expect(read(address.replace('Party', 'party'))).toMatchObject({
    q: 'ring',
    ticked: { colour: ['Gold', 'Pearl'], occasion: ['Party'], type: ['Ethnic'] },
    min: 0,
    max: 20000,
    sort: 'price-low-high',
    page: 2,
  })
  expect(writeListing(read(address)).toString()).toBe(address.replace('&min=0', ''))
})

test('a default list has no parameters', () => {
  expect(writeListing(read('')).toString()).toBe('')
})

test('the right end of the slider means no upper bound', () => {
  expect(read('?max=60000').max).toBeNull()
  expect(read('?max=99999').max).toBeNull()
})

test.each(['?colour=Mauve', '?type=', '?sort=name', '?page=0', '?page=-2', '?page=1.5', '?min=x', '?max='])(
  '%s is ignored',
  (search) => {
    expect(writeListing(read(search)).toString()).toBe('')
  },
)

test('a list ignores what its kind does not have', () => {
  const gold: ListKind = { filters: [{ ...listFilters.colour, options: ['Gold'] }] }
  const params = new URLSearchParams('q=ring&colour=Pearl&colour=Gold&type=Ethnic')
  expect(writeListing(readListing(params, gold)).toString()).toBe('colour=Gold')
})

test('a written listing is read back unchanged', () => {
  const listing: fc.Arbitrary<Listing> = fc.record({
    q: fc.string().map((text) => text.trim()),
    ticked: fc.record(Object.fromEntries(filters.map(({ name, options }) => [name, fc.subarray(options)]))),
    min: fc.integer({ min: 0, max: 30_000 }),
    max: fc.option(fc.integer({ min: 30_000, max: 59_999 })),
    sort: fc.constantFrom(...entriesOf(sorts).map(([sort]) => sort)),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  fc.assert(
    fc.property(listing, (one) => {
      expect(readListing(writeListing(one), kind)).toEqual(one)
    }),
  )
})
