import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOfCards, type Sort, sorted } from '#src/shared/shop/listing.ts'
import type { VariantCard } from '#src/shared/shop/variant-cards.ts'
import { cardsPerPage, type Colour, colours, isNarrowed, type Listing, matching } from './listing.ts'

const plain: Listing = { q: '', colours: [], occasions: [], types: [], min: 0, max: null, sort: 'default', page: 1 }

function card(key: string, price: number, colour: string | null = 'Gold'): VariantCard {
  const stock = { free: 5, state: 'inStock' } as const
  return {
    key,
    productId: key,
    variantId: key,
    name: 'Ring',
    sku: `SKU-${key}`,
    colour,
    size: null,
    price,
    picture: null,
    stock,
    occasions: [],
    types: [],
  }
}

const keys = (cards: VariantCard[]) => cards.map(({ key }) => key)

describe('filtering', () => {
  test('Gold is not Rose Gold', () => {
    const cards = [card('a', 1, 'Gold'), card('b', 1, 'Rose Gold'), card('c', 1, null)]
    expect(keys(matching(cards, { ...plain, colours: ['Gold'] }))).toEqual(['a'])
  })

  test('occasion and type match single words', () => {
    const cards = [
      { ...card('a', 1), occasions: ['Party', 'Formal'], types: ['Modern'] },
      { ...card('b', 1), occasions: ['party'], types: ['Ethnic'] },
      card('c', 1),
    ]
    expect(keys(matching(cards, { ...plain, occasions: ['Party'] }))).toEqual(['a', 'b'])
    expect(keys(matching(cards, { ...plain, occasions: ['Party'], types: ['Ethnic'] }))).toEqual(['b'])
  })

  test('the price range includes both ends', () => {
    const cards = [card('a', 99), card('b', 100), card('c', 200), card('d', 201)]
    expect(keys(matching(cards, { ...plain, min: 100, max: 200 }))).toEqual(['b', 'c'])
  })

  test('without an upper bound the most expensive products stay', () => {
    expect(keys(matching([card('a', 350_000)], { ...plain, min: 60_000 }))).toEqual(['a'])
  })

  test('page and search term are left to the server', () => {
    expect(isNarrowed({ ...plain, page: 3 })).toBe(false)
    expect(isNarrowed({ ...plain, sort: 'price-low-high' })).toBe(true)
    expect(isNarrowed({ ...plain, min: 1 })).toBe(true)
    expect(isNarrowed({ ...plain, max: 59_999 })).toBe(true)
    expect(isNarrowed({ ...plain, q: 'x' })).toBe(false)
  })
})

test('a page beyond the last one is the last one', () => {
  const cards = Array.from({ length: 25 }, (_, index) => index)
  expect(pageOfCards(cards, 9, cardsPerPage)).toEqual({ shown: [24], page: 3, pages: 3 })
  expect(pageOfCards([], 4, cardsPerPage)).toEqual({ shown: [], page: 1, pages: 1 })
})

/** The same rules in their simplest form: repeatedly takes the best remaining card. */
function model(cards: VariantCard[], { colours: wanted, min, max, sort, page }: Listing): string[] {
  const rest: VariantCard[] = []
  for (const one of cards) {
    const matches = wanted.length === 0 || wanted.some((colour) => colour === one.colour)
    if (matches && one.price >= min && one.price <= (max ?? Infinity)) rest.push(one)
  }
  const ordered: VariantCard[] = []
  while (rest.length > 0) {
    let best = 0
    for (let index = 1; index < rest.length; index += 1) {
      const challenger = rest[index]?.price ?? 0
      const champion = rest[best]?.price ?? 0
      if (sort === 'price-low-high' ? challenger < champion : sort === 'price-high-low' && challenger > champion)
        best = index
    }
    ordered.push(...rest.splice(best, 1))
  }
  const start = (page - 1) * cardsPerPage
  return keys(ordered).filter((_, index) => index >= start && index < start + cardsPerPage)
}

test('filter, sort and page agree with the simple form, and equal prices keep their order', () => {
  const cards = fc
    .array(fc.record({ price: fc.integer({ min: 0, max: 40 }), colour: fc.option(fc.constantFrom(...colours)) }), {
      maxLength: 60,
    })
    .map((rows) => rows.map(({ price, colour }, index) => card(`v${index}`, price, colour)))
  const listing = fc.record({
    q: fc.constant(''),
    colours: fc.subarray<Colour>([...colours]),
    occasions: fc.constant([]),
    types: fc.constant([]),
    min: fc.integer({ min: 0, max: 30 }),
    max: fc.option(fc.integer({ min: 5, max: 40 })),
    sort: fc.constantFrom<Sort>('default', 'price-low-high', 'price-high-low'),
    page: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(cards, listing, (rows, wanted) => {
      const kept = matching(sorted(rows, wanted.sort), wanted)
      const { shown, page, pages } = pageOfCards(kept, wanted.page, cardsPerPage)
      expect(page).toBe(Math.min(wanted.page, pages))
      expect(keys(shown)).toEqual(model(rows, { ...wanted, page }))
    }),
  )
})
