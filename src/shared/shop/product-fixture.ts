import type { Product } from '#openapi/generated/model/product.ts'
import type { Variant } from '#openapi/generated/model/variant.ts'

/** For tests: a ring without pictures and variants, as the server sends it. */
export const plainRing = (change: Partial<Product> = {}): Product => ({
  id: 'prod-1',
  name: 'Aarohi Ring',
  brand: 'Suvarnika',
  description: '',
  SKU: 'SUV-RNG-1',
  base_price: 1000,
  category_id: null,
  collection_id: null,
  tax_category_id: null,
  category: null,
  images: [],
  variants: [],
  product_metadata: {},
  stock: 5,
  thumbnail: null,
  ...change,
})

/** A variant of this ring, whose stock counts as low at two. */
export const plainVariant = (change: Partial<Variant> = {}, total_quantity = 9): Variant => ({
  id: 'var-1',
  product_id: 'prod-1',
  size: null,
  color: 'Gold',
  weight: null,
  price_modifier: 0,
  image_url: null,
  inventory: { total_quantity, reserved_quantity: 0, minimum_stock_alert: 2 },
  ...change,
})
