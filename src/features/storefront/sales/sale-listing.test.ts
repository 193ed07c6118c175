import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { expect, test } from 'vitest'
import { saleCards } from './sale-cards.ts'
import { narrowSale, saleRules } from './sale-listing.ts'

const variant = (id: string, color: string, price_modifier: number) => plainVariant({ id, color, price_modifier })
const sale: SaleWithProducts = {
  ...runningSale('prod-1'),
  sale_products: [
    {
      product_id: 'prod-1',
      discount_percent: 5,
      discount_amount: 9,
      product: plainRing({
        variants: [variant('gold', 'Gold', 0), variant('rose', 'Rose Gold', 1000)],
        product_metadata: { occasion: 'Party, Formal', type: 'Modern' },
      }),
    },
    {
      product_id: 'prod-2',
      discount_percent: 0,
      discount_amount: 0,
      product: plainRing({
        id: 'prod-2',
        name: 'Chain',
        base_price: 70_000,
        variants: [variant('silver', 'Silver', 0)],
        product_metadata: { type: 'Ethnic' },
      }),
    },
  ],
}
const cards = saleCards(sale, true)
const list = (query: string) => narrowSale(cards, saleRules.read(new URLSearchParams(query))).map(({ key }) => key)

test('shows the old and the new price while the sale runs, the usual one otherwise', () => {
  expect(cards.map(({ price, was }) => [price, was])).toEqual([
    [950, 1000],
    [1900, 2000],
    [70_000, undefined],
  ])
  expect(saleCards(sale, false).map(({ price, was }) => [price, was])).toEqual([
    [1000, undefined],
    [2000, undefined],
    [70_000, undefined],
  ])
})

test('filters by whole words of colour, occasion and type, and by the price to pay', () => {
  expect(list('')).toEqual(['gold', 'rose', 'silver'])
  expect(list('colour=gold')).toEqual(['gold'])
  expect(list('colour=Gold&colour=Silver')).toEqual(['gold', 'silver'])
  expect(list('occasion=Formal')).toEqual(['gold', 'rose'])
  expect(list('type=Ethnic&type=Modern')).toEqual(['gold', 'rose', 'silver'])
  expect(list('occasion=Traditional')).toEqual([])
  expect(list('max=950')).toEqual(['gold'])
  expect(list('max=60000')).toEqual(['gold', 'rose', 'silver'])
})

test('sorts by the price to pay', () => {
  expect(list('sort=price-high-low')).toEqual(['silver', 'rose', 'gold'])
})

test('the address is read and written unchanged', () => {
  const query = 'colour=Gold&occasion=Party&type=Modern&min=100&max=2000&sort=price-low-high&page=2'
  expect(saleRules.write(saleRules.read(new URLSearchParams(query))).toString()).toBe(query)
  expect(saleRules.write(saleRules.read(new URLSearchParams('colour=Pink&type=&page=0'))).toString()).toBe('')
})

test('each chip removes its own filter', () => {
  const listing = saleRules.read(new URLSearchParams('colour=Gold&type=Modern&max=2000'))
  expect(saleRules.applied(listing)).toEqual([
    { label: 'Gold', without: { colours: [] } },
    { label: 'Modern', without: { types: [] } },
    { label: 'Up to ₹2,000', without: { min: 0, max: null } },
  ])
  expect([saleRules.isFiltered(listing), saleRules.isFiltered({ ...listing, ...saleRules.none })]).toEqual([
    true,
    false,
  ])
})
