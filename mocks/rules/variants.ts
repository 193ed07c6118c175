import { invalid, notFound } from '../engine/call/problem.ts'
import type { Store } from '../shop/rows.ts'

/** The variant with this id and its product. */
export function variantOf(db: Store, id: string) {
  const product = db.products.owner('variants', id)
  const variant = product?.variants.find((one) => one.id === id)
  return product && variant ? { product, variant } : undefined
}

interface Wanted {
  productVariantId?: string | undefined
  productId?: string | undefined
}

/** The variant that a call names, or the first of the product that it names. */
export function variantToAdd(db: Store, { productVariantId, productId }: Wanted) {
  if ((productVariantId === undefined) === (productId === undefined))
    invalid('body.productVariantId', 'Give either productVariantId or productId.')
  if (productVariantId !== undefined) return variantOf(db, productVariantId) ?? notFound('Variant')
  const product = db.products.get(productId ?? '') ?? notFound('Product')
  return { product, variant: product.variants[0] ?? notFound('Variant') }
}
