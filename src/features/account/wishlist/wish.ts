import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import type { WishlistInput } from '#openapi/generated/model/wishlistInput.ts'

/**
 * A product is on the list through any of its entries; a variant through its own entry or that of the whole product.
 */
export function isWished(entries: readonly WishlistEntry[], wish: WishlistInput): boolean {
  return entries.some((entry) => isRemovedBy(entry, wish)) || isWishedAsProduct(entries, wish)
}

/** The wish that a press on a filled heart removes: for a variant without its own entry, that of the whole product. */
export function wishToRemove(entries: readonly WishlistEntry[], wish: WishlistInput): WishlistInput {
  const hasOwn = entries.some((entry) => isRemovedBy(entry, wish))
  return !hasOwn && isWishedAsProduct(entries, wish) ? { productId: wish.productId } : wish
}

function isWishedAsProduct(entries: readonly WishlistEntry[], { productId }: WishlistInput): boolean {
  return entries.some((entry) => entry.product_id === productId && entry.variantId === undefined)
}

/** Whether that removal also removes the entry: removing a product's wish removes those of its variants. */
function isRemovedBy(entry: WishlistEntry, { productId, variantId }: WishlistInput): boolean {
  return entry.product_id === productId && (variantId === undefined || entry.variantId === variantId)
}

/** The list after an addition. Adding twice gives the same entry, which replaces the first. */
export function withEntry(entries: readonly WishlistEntry[], added: WishlistEntry): WishlistEntry[] {
  const others = entries.filter((entry) => entry.product_id !== added.product_id || entry.variantId !== added.variantId)
  return [...others, added]
}

export function withoutWish(entries: readonly WishlistEntry[], wish: WishlistInput): WishlistEntry[] {
  return entries.filter((entry) => !isRemovedBy(entry, wish))
}

/** The wishes that a removal removes: with a product's wish also those of its variants. */
export function removedBy(
  entries: readonly WishlistEntry[],
  change: WishlistInput & { wished: boolean },
): WishlistInput[] {
  if (change.wished) return []
  const removed = entries.filter((entry) => isRemovedBy(entry, change))
  return removed.map(({ product_id: productId, variantId }) =>
    variantId === undefined ? { productId } : { productId, variantId },
  )
}

/** Whether what was stored during sign-in is a wish. */
export function isWish(value: unknown): value is WishlistInput {
  return typeof value === 'object' && value !== null && 'productId' in value && typeof value.productId === 'string'
}

/** Whether changing one wish may change the other one's heart. */
export function isSameWish(one: WishlistInput, other: WishlistInput): boolean {
  const isProduct = one.variantId === undefined || other.variantId === undefined
  return one.productId === other.productId && (isProduct || one.variantId === other.variantId)
}
