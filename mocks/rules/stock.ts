import type { RowOf, Store } from '#mocks/shop/rows.ts'
import { conflict, notFound } from '../engine/call/problem.ts'

type Product = RowOf<'products'>
type Variant = Product['variants'][number]
type Line = { variantId: string; quantity: number }

/** The variant with this id and its product. */
export function variantOf(db: Store, id: string) {
  const product = db.products.owner('variants', id)
  const variant = product?.variants.find((one) => one.id === id)
  return product && variant ? { product, variant } : undefined
}

/** Units of a variant that no order has reserved. */
export function freeUnits({ inventory }: Variant): number {
  return Math.max(0, inventory.total_quantity - inventory.reserved_quantity)
}

/** Refuses more units than are free; the message says how many are left and how many are in the caller's cart. */
export function demandPieces({ name }: Product, variant: Variant, wanted: number, inCart = 0): void {
  const free = freeUnits(variant)
  if (free === 0) conflict(`${name} is sold out.`)
  const held = inCart > 0 ? `, and your cart holds ${inCart} of them` : ''
  if (wanted > free) conflict(`Only ${free} of ${name} ${free === 1 ? 'is' : 'are'} left${held}.`)
}

function perVariant(lines: readonly Line[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const { variantId, quantity } of lines) sum.set(variantId, (sum.get(variantId) ?? 0) + quantity)
  return sum
}

async function hold(db: Store, variantId: string, pieces: number): Promise<void> {
  const found = variantOf(db, variantId)
  // A deleted product has no stock to return the units to.
  if (!found) return
  const variants = found.product.variants.map((variant) => {
    if (variant.id !== variantId) return variant
    const { inventory } = variant
    return {
      ...variant,
      inventory: { ...inventory, reserved_quantity: Math.max(0, inventory.reserved_quantity + pieces) },
    }
  })
  await db.products.update(found.product.id, { variants })
}

/** Reserves the units of all lines, or none: 404 for an unknown variant, 409 without enough stock. */
export async function reserve(db: Store, lines: readonly Line[]): Promise<void> {
  const wanted = perVariant(lines)
  for (const [variantId, pieces] of wanted) {
    const { product, variant } = variantOf(db, variantId) ?? notFound('Variant')
    demandPieces(product, variant, pieces)
  }
  for (const [variantId, pieces] of wanted) await hold(db, variantId, pieces)
}

/** Returns the units of a cancelled order. */
export async function release(db: Store, lines: readonly Line[]): Promise<void> {
  for (const [variantId, pieces] of perVariant(lines)) await hold(db, variantId, -pieces)
}
