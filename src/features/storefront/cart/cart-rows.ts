import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { readProduct, readStock, type ShopPicture, type Stock } from '#src/shared/lib/product.ts'

/** What was changed in this tab: the quantity of a line by its id, 0 for a removed one. The server is not told. */
export type CartChanges = Readonly<Record<string, number>>

/** One line of the cart as it is shown. */
export interface CartRow {
  id: string
  variantId: string
  productId: string
  name: string
  colour: string | null
  size: string | null
  picture: ShopPicture | null
  /** Rupees a piece. */
  price: number
  quantity: number
  stock: Stock
}

const noInventory = { total_quantity: 0, reserved_quantity: 0, minimum_stock_alert: 0 }
const choices = [1, 2, 3, 4, 5]

/** The server's lines with the changes of this tab laid over them. */
export function cartRows(items: readonly CartItem[], changes: CartChanges): CartRow[] {
  return items.map((item) => readRow(item, changes[item.id] ?? item.quantity)).filter(({ quantity }) => quantity > 0)
}

/** Pieces in the cart, with the changes laid over it. */
export function countPieces(items: readonly Pick<CartItem, 'id' | 'quantity'>[], changes: CartChanges): number {
  return items.reduce((sum, { id, quantity }) => sum + (changes[id] ?? quantity), 0)
}

/** What a quantity may be: 1 to 5, and what it is already, where the server holds more. */
export function quantityChoices(quantity: number): number[] {
  return quantity > 5 ? [...choices, quantity] : choices
}

/** Why a line cannot be ordered as it is; nothing where it can. */
export function shortage({ quantity, stock }: Pick<CartRow, 'quantity' | 'stock'>): string | undefined {
  if (stock.free === 0) return 'Sold out. Please remove it.'
  return quantity > stock.free ? `Only ${stock.free} left. Please choose fewer.` : undefined
}

/** Lays one more change over the cart. */
export function withChange(changes: CartChanges, line: string, quantity: number): CartChanges {
  return { ...changes, [line]: quantity }
}

/** Takes a line's change back: what the server says holds again. */
export function withoutChange(changes: CartChanges, line: string): CartChanges {
  return Object.fromEntries(Object.entries(changes).filter(([id]) => id !== line))
}

/** After pieces were added on the server: a removed line is there again, a changed one grows by what was added. */
export function afterAddition(changes: CartChanges, line: string, added: number): CartChanges {
  const quantity = changes[line] ?? 0
  return quantity === 0 ? withoutChange(changes, line) : withChange(changes, line, quantity + added)
}

function readRow({ id, unit_price, product_variant: variant }: CartItem, quantity: number): CartRow {
  const { name, pictures, variants } = readProduct({
    ...variant.product,
    id: variant.product.id || variant.product_id,
    variants: [{ ...variant, inventory: variant.inventory ?? noInventory }],
  })
  return {
    id,
    variantId: variant.id,
    productId: variant.product_id,
    name,
    colour: variant.color || null,
    size: variant.size || null,
    picture: variants[0]?.picture ?? pictures[0] ?? null,
    price: unit_price,
    quantity,
    // A host need not tell the stock of what is in the cart: then it refuses the order itself.
    stock: variant.inventory ? readStock(variant.inventory) : { free: Number.POSITIVE_INFINITY, state: 'inStock' },
  }
}
