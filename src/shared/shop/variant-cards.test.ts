import { expect, test } from 'vitest'
import { plainRing, plainVariant } from './product-fixture.ts'
import { readProduct } from './product.ts'
import { variantCards, variantLine } from './variant-cards.ts'

test('a grid has one card for each variant', () => {
  const gold = plainVariant({ id: 'v1', price_modifier: 1 })
  const plain = plainVariant({ id: 'v2', color: null, price_modifier: 2 })
  const cards = variantCards(readProduct(plainRing({ variants: [gold, plain] })))
  expect(cards.map(({ key, price, colour }) => [key, price, colour])).toEqual([
    ['v1', 1001, 'Gold'],
    ['v2', 1002, null],
  ])
})

test('a product without variants is one card at its base price', () => {
  expect(variantCards(readProduct(plainRing()))).toMatchObject([{ key: 'prod-1', variantId: null, price: 1000 }])
})

test('cards show colour and size on one line', () => {
  expect(variantLine({ colour: 'Gold', size: '12' })).toBe('Gold · Size 12')
  expect(variantLine({ colour: null, size: null })).toBeNull()
})

const imageAt = (image_url: string, display_order: number) => ({
  id: image_url,
  image_url,
  is_primary: false,
  display_order,
})

test('a card has the view that follows its own picture, unless that is the picture of another variant', () => {
  const images = ['/gold.avif', '/gold-b.avif', '/rose.avif', '/silver.avif'].map(imageAt)
  const variants = ['/gold.avif', '/rose.avif', '/silver.avif'].map((image_url) =>
    plainVariant({ id: image_url, image_url }),
  )
  const cards = variantCards(readProduct(plainRing({ images, variants })))
  expect(cards.map(({ second }) => second?.src ?? null)).toEqual(['/gold-b.avif', null, null])
  expect(variantCards(readProduct(plainRing({ images })))[0]?.second?.src).toBe('/gold-b.avif')
})
