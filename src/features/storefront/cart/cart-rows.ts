import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import type { PriceNow } from '#src/shared/shop/sale-price.ts'
import { inPaise } from '#src/shared/shop/paise.ts'
import { readStock, type Stock } from '#src/shared/shop/stock.ts'
import type { CartChanges } from './cart-changes.ts'

/** A line of the cart as shown. */
export interface CartRow {
  id: string
  variantId: string
  productId: string
  name: string
  colour: string | null
  size: string | null
  picture: ShopPicture | null
  /** Price of one unit in rupees, with the discount of a running sale. */
  price: number
  /** Rupees that the variant adds to its product's base price. */
  modifier: number
  quantity: number
  stock: Stock
}

/** A line with the price before a running sale, and the sale's name. */
export type PricedRow = CartRow & PriceNow

const noInventory = { total_quantity: 0, reserved_quantity: 0, minimum_stock_alert: 0 }
const choices = [1, 2, 3, 4, 5]

/** The server's lines with this tab's changes applied. */
export function cartRows(items: readonly CartItem[], changes: CartChanges): CartRow[] {
  return items
    .map((item) => readRow(item, ownValue(changes, item.id) ?? item.quantity))
    .filter(({ quantity }) => quantity > 0)
}

/** The quantities to choose from: 1 to 5, and the present one if the server has more. */
export function quantityChoices(quantity: number): number[] {
  return quantity > 5 ? [...choices, quantity] : choices
}

/** Why a line cannot be ordered as it is, if it cannot. */
export function shortage({ quantity, stock }: Pick<CartRow, 'quantity' | 'stock'>): string | undefined {
  if (stock.free === 0) return 'Sold out. Please remove it.'
  return quantity > stock.free ? `Only ${stock.free} left. Please choose fewer.` : undefined
}

/** Whether a line counts in the total: what is sold out does not. */
export const isCounted = ({ stock }: Pick<CartRow, 'stock'>): boolean => stock.free > 0

/** Why the cart cannot be ordered as it is, and what helps; undefined if it can. */
export function heldBack(rows: readonly CartRow[]): string | undefined {
  const isShort = rows.some((row) => isCounted(row) && shortage(row) !== undefined)
  const isSoldOut = !rows.every(isCounted)
  if (!isShort && !isSoldOut) return undefined
  return [
    'Not everything in your cart can be ordered.',
    isShort && 'Choose fewer of what is short; until then the total counts all of it.',
    isSoldOut && 'What is sold out does not count in the total; remove it.',
  ]
    .filter(Boolean)
    .join(' ')
}

function readRow({ id, unit_price, product_variant: variant }: CartItem, quantity: number): CartRow {
  const {
    id: productId,
    name,
    pictures,
    variants,
  } = readProduct({
    ...variant.product,
    id: variant.product_id || variant.product.id,
    variants: [{ ...variant, inventory: variant.inventory ?? noInventory }],
  })
  return {
    id,
    variantId: variant.id,
    productId,
    name,
    colour: variant.color || null,
    size: variant.size || null,
    picture: variants[0]?.picture ?? pictures[0] ?? null,
    price: inPaise(unit_price),
    modifier: variant.price_modifier,
    quantity,
    // A server may omit the stock of items in the cart; then it refuses the order itself.
    stock: variant.inventory ? readStock(variant.inventory) : { free: Number.POSITIVE_INFINITY, state: 'inStock' },
  }
}
