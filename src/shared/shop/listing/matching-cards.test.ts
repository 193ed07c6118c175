import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entriesOf } from '../../lib/values/entries-of.ts'
import { listFilters } from './list-filters.ts'
import { type Listing, type ListKind, readListing, type Sort } from './listing.ts'
import { matchingCards, pageOfCards, sorted } from './matching-cards.ts'
import type { VariantCard } from '../variant-cards.ts'

const cardsPerPage = 12
const kind: ListKind = { filters: Object.values(listFilters) }
const listing = (search: string) => readListing(new URLSearchParams(search), kind)

function card(key: string, price: number, colour: string | null = 'Gold', metadata = {}): VariantCard {
  const stock = { free: 5, state: 'inStock' } as const
  const facts = { name: 'Ring', sku: `SKU-${key}`, size: null, picture: null, second: null, stock, metadata }
  return { key, productId: key, variantId: key, colour, price, ...facts }
}

const keys = (cards: VariantCard[]) => cards.map(({ key }) => key)

const kept = (cards: VariantCard[], search: string) => keys(matchingCards(cards, listing(search), kind))

describe('filtering', () => {
  test('Gold is not Rose Gold', () => {
    const cards = [card('a', 1, 'Gold'), card('b', 1, 'Rose Gold'), card('c', 1, null), card('d', 1, 'gold')]
    expect(kept(cards, 'colour=Gold')).toEqual(['a', 'd'])
    expect(kept(cards, '')).toEqual(['a', 'b', 'c', 'd'])
  })

  test('one of the options of each filter has to match', () => {
    const cards = [
      card('a', 1, 'Gold', { occasion: 'Party, Formal', type: 'Modern' }),
      card('b', 1, 'Gold', { occasion: 'party', type: 'Ethnic' }),
      card('c', 1),
    ]
    expect(kept(cards, 'occasion=Party')).toEqual(['a', 'b'])
    expect(kept(cards, 'occasion=Formal&occasion=Traditional')).toEqual(['a'])
    expect(kept(cards, 'occasion=Party&type=Ethnic')).toEqual(['b'])
  })

  test('the price range includes both ends', () => {
    const cards = [card('a', 99), card('b', 100), card('c', 200), card('d', 201)]
    expect(kept(cards, 'min=100&max=200')).toEqual(['b', 'c'])
  })

  test('without an upper bound the most expensive products stay', () => {
    expect(kept([card('a', 350_000)], 'min=60000')).toEqual(['a'])
  })
})

test('a page beyond the last one is the last one', () => {
  const cards = Array.from({ length: 25 }, (_, index) => index)
  expect(pageOfCards(cards, 9, cardsPerPage)).toEqual({ shown: [24], page: 3, pages: 3 })
  expect(pageOfCards([], 4, cardsPerPage)).toEqual({ shown: [], page: 1, pages: 1 })
})

const isBefore: Record<Sort, (one: VariantCard, other: VariantCard) => boolean> = {
  default: () => false,
  'price-low-high': (one, other) => one.price < other.price,
  'price-high-low': (one, other) => one.price > other.price,
}

/** The same rules in their simplest form: repeatedly takes the best remaining card. */
function model(cards: VariantCard[], { ticked: { colour: wanted = [] }, min, max, sort, page }: Listing): string[] {
  const rest: VariantCard[] = []
  for (const one of cards) {
    const matches = wanted.length === 0 || wanted.some((colour) => colour === one.colour)
    if (matches && one.price >= min && one.price <= (max ?? Infinity)) rest.push(one)
  }
  const ordered: VariantCard[] = []
  while (rest.length > 0) {
    let best = 0
    for (let index = 1; index < rest.length; index += 1) {
      const challenger = rest[index]
      const champion = rest[best]
      if (challenger && champion && isBefore[sort](challenger, champion)) best = index
    }
    ordered.push(...rest.splice(best, 1))
  }
  const start = (page - 1) * cardsPerPage
  return keys(ordered).filter((_, index) => index >= start && index < start + cardsPerPage)
}

test('filter, sort and page agree with the simple form, and equal prices keep their order', () => {
  const colours = listFilters.colour.options
  const cards = fc
    .array(fc.record({ price: fc.integer({ min: 0, max: 40 }), colour: fc.option(fc.constantFrom(...colours)) }), {
      maxLength: 60,
    })
    .map((rows) => rows.map(({ price, colour }, index) => card(`v${index}`, price, colour)))
  const listings: fc.Arbitrary<Listing> = fc.record({
    q: fc.constant(''),
    ticked: fc.record({ colour: fc.subarray(colours) }),
    min: fc.integer({ min: 0, max: 30 }),
    max: fc.option(fc.integer({ min: 5, max: 40 })),
    sort: fc.constantFrom(...entriesOf(isBefore).map(([sort]) => sort)),
    page: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(cards, listings, (rows, wanted) => {
      const all = matchingCards(sorted(rows, wanted.sort), wanted, kind)
      const { shown, page, pages } = pageOfCards(all, wanted.page, cardsPerPage)
      expect(page).toBe(Math.min(wanted.page, pages))
      expect(keys(shown)).toEqual(model(rows, { ...wanted, page }))
    }),
  )
})
