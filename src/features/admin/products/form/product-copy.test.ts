import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { expect, test } from 'vitest'
import { newProductRules, newProductPayload } from './new-product.ts'
import { productCopy } from './product-copy.ts'

const picture = (image_url: string, is_primary: boolean) => ({ id: image_url, image_url, is_primary, display_order: 2 })
const ring = plainRing({
  category_id: 'cat-1',
  images: [picture('/side.png', false), picture('/front.png', true)],
  variants: [{ ...plainVariant({ color: 'Gold', price_modifier: -250.5 }, 7), image_url: '/gold.png' }],
  product_metadata: { material_type: 'Gold', occasion: 'Party' },
})

test('a copy has all of the product but its SKU and its pieces in stock', () => {
  const copy = newProductPayload({ ...productCopy(ring), SKU: 'NEW-1' })
  expect(copy).toMatchObject({
    name: ring.name,
    SKU: 'NEW-1',
    base_price: ring.base_price,
    category_id: 'cat-1',
    product_metadata: { material_type: 'Gold', occasion: 'Party' },
  })
  expect(copy.images?.map(({ image_url }) => image_url)).toEqual(['/front.png', '/side.png', '/gold.png'])
  expect(copy.variants).toMatchObject([
    {
      color: 'Gold',
      price_modifier: -250.5,
      image_url: '/gold.png',
      inventory: { total_quantity: 0, reserved_quantity: 0 },
    },
  ])
})

test('it cannot be created before it has a SKU', () => {
  expect(errorsBy(newProductRules, productCopy(ring))).toEqual({ SKU: 'Please enter a SKU' })
})
