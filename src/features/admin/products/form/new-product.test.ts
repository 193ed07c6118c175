import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { blankProduct, blankVariant, newProductRules, newProductPayload, type NewProductValues } from './new-product.ts'

const named = { ...blankProduct, name: 'Ring', SKU: 'R-1' }

test('numbers left empty are 0, links left empty are null', () => {
  expect(newProductPayload({ ...named, variants: [blankVariant] })).toEqual({
    name: 'Ring',
    brand: '',
    description: '',
    SKU: 'R-1',
    base_price: 0,
    category_id: null,
    collection_id: null,
    tax_category_id: null,
    images: [],
    variants: [
      {
        size: null,
        color: null,
        weight: 0,
        price_modifier: 0,
        image_url: null,
        inventory: { total_quantity: 0, reserved_quantity: 0, minimum_stock_alert: 0 },
      },
    ],
    product_metadata: {},
  })
})

test('of two variants with the same colour and size the second is refused', () => {
  const gold = { ...blankVariant, color: 'Gold', size: '12' }
  const variants = [gold, { ...gold, size: '14' }, { ...gold, color: ' gold', size: '12 ', price_modifier: '500' }]
  expect(errorsBy(newProductRules, { ...named, variants })).toEqual({
    'variants.2.size': 'Another variant has this colour and size',
  })
})

test('the whole form is sent', () => {
  const inventory = { total_quantity: '5', reserved_quantity: '1', minimum_stock_alert: '2' }
  const payload = newProductPayload({
    name: ' Aarohi ',
    brand: 'Suvarnika',
    description: 'A ring',
    SKU: 'R-1',
    base_price: '1250.5',
    category_id: 'cat-1',
    collection_id: 'col-1',
    tax_category_id: 'tax-1',
    images: [{ key: 'a', name: 'a.png', image_url: '/uploads/a' }],
    variants: [{ color: 'Gold', size: '12', weight: '3.2', price_modifier: '-50', image_url: '/uploads/a', inventory }],
    product_metadata: {
      material_type: 'Gold',
      metal_purity: '22K',
      gemstone_details: '',
      additional_attributes: ' Hallmarked ',
    },
  })
  expect(payload).toEqual({
    name: 'Aarohi',
    brand: 'Suvarnika',
    description: 'A ring',
    SKU: 'R-1',
    base_price: 1250.5,
    category_id: 'cat-1',
    collection_id: 'col-1',
    tax_category_id: 'tax-1',
    images: [{ image_url: '/uploads/a', is_primary: true, display_order: 1 }],
    variants: [
      {
        size: '12',
        color: 'Gold',
        weight: 3.2,
        price_modifier: -50,
        image_url: '/uploads/a',
        inventory: { total_quantity: 5, reserved_quantity: 1, minimum_stock_alert: 2 },
      },
    ],
    product_metadata: { material_type: 'Gold', metal_purity: '22K', additional_attributes: 'Hallmarked' },
  })
})

const details = (length: number) => ({
  ...named,
  product_metadata: { ...named.product_metadata, gemstone_details: 'x'.repeat(length) },
})

test('250 characters of gemstone details are enough, 251 are too many', () => {
  expect(errorsBy(newProductRules, details(250))).toEqual({})
  expect(errorsBy(newProductRules, details(251))).toEqual({
    'product_metadata.gemstone_details': 'Please use at most 250 characters',
  })
})

test('names the values that cannot be sent', () => {
  const variant = {
    ...blankVariant,
    size: '9',
    weight: '-1',
    inventory: { ...blankVariant.inventory, total_quantity: '1.5' },
  }
  expect(
    Object.keys(
      errorsBy(newProductRules, {
        ...blankProduct,
        base_price: '-1',
        images: [{ key: 'a', name: 'a', image_url: '' }],
        variants: [blankVariant, variant],
      }),
    ),
  ).toEqual(['name', 'SKU', 'base_price', 'images', 'variants.1.weight', 'variants.1.inventory.total_quantity'])
})

const errorsAt = (price_modifier: string) =>
  errorsBy(newProductRules, { ...named, base_price: '100', variants: [{ ...blankVariant, price_modifier }] })

test('a variant cannot have a negative price', () => {
  expect(errorsAt('-100')).toEqual({})
  expect(errorsAt('-100.01')).toEqual({ 'variants.0.price_modifier': 'The variant would cost less than ₹0' })
})

const errorOf = (...images: NewProductValues['images']) => errorsBy(newProductRules, { ...blankProduct, images }).images

test('a picture that was refused is named with the way out, and one on its way is waited for', () => {
  const ring = { key: 'a', name: 'ring.txt', image_url: '' }
  expect(errorOf(ring)).toBe('A picture is not uploaded yet: wait for it, or remove it.')
  expect(errorOf({ ...ring, hasFailed: true }, { key: 'b', name: 'b.png', image_url: '' })).toBe(
    'ring.txt could not be uploaded: below it says why. Remove it to go on.',
  )
  expect(errorOf({ key: 'b', name: 'b.png', image_url: '/uploads/1' })).toBeUndefined()
})

test('a price with more than two decimals is refused at its field', () => {
  expect(errorsBy(newProductRules, { ...blankProduct, base_price: '1200.555' })).toMatchObject({
    base_price: 'Please use at most 2 decimals',
  })
})
