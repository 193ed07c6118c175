import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { expect, test } from 'vitest'
import { removedBy } from './wish.ts'
import { wishedPiece } from './wished-piece.ts'

const variant = (id: string, color: string, price_modifier: number, total: number) =>
  plainVariant({ id, color, price_modifier, size: '7', image_url: `/media/${id}.avif` }, total)

const entry: WishlistEntry = {
  product_id: 'ring',
  product: {
    id: 'ring',
    name: 'Ring',
    price: 1100,
    images: [{ id: 'i', image_url: '/media/first.avif', is_primary: true, display_order: 1 }],
    variants: [variant('gold', 'Gold', 100, 9), variant('silver', 'Silver', -200, 1)],
  },
}

test('a wish for a product shows its first variant and adds the product to the cart', () => {
  expect(wishedPiece(entry)).toMatchObject({
    price: 1100,
    colour: 'Gold',
    stock: { free: 9 },
    toCart: { productId: 'ring' },
  })
})

test('a wish for another variant shows it and adds it to the cart', () => {
  expect(wishedPiece({ ...entry, variantId: 'silver' })).toMatchObject({
    price: 800,
    colour: 'Silver',
    stock: { free: 1, state: 'low' },
    toCart: { productVariantId: 'silver' },
  })
})

test('a wish for the first variant is a wish for the product', () => {
  expect(wishedPiece({ ...entry, variantId: 'gold' }).toCart).toEqual({ productId: 'ring' })
})

test('a product without variants has its own price', () => {
  expect(wishedPiece({ ...entry, product: { ...entry.product, variants: [] } })).toMatchObject({
    price: 1100,
    colour: null,
  })
})

test('a wish without variants is sold out only if the server says so', () => {
  const bare = { ...entry.product, variants: [] }
  expect(wishedPiece({ ...entry, product: bare }).stock).toEqual({ free: Infinity, state: 'inStock' })
  const soldOut = { ...bare, stock: 0 }
  expect(wishedPiece({ ...entry, product: soldOut }).stock).toEqual({ free: 0, state: 'soldOut' })
})

test('removing a product also removes the wishes for its variants, and all can be restored', () => {
  const entries = [entry, { ...entry, variantId: 'silver' }, { ...entry, product_id: 'chain' }]
  expect(removedBy(entries, { productId: 'ring', wished: false })).toEqual([
    { productId: 'ring' },
    { productId: 'ring', variantId: 'silver' },
  ])
  expect(removedBy(entries, { productId: 'ring', variantId: 'silver', wished: false })).toEqual([
    { productId: 'ring', variantId: 'silver' },
  ])
  expect(removedBy(entries, { productId: 'ring', wished: true })).toEqual([])
})
