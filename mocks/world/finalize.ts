import type { RowOf, World } from '#mocks/shop/rows.ts'
import { isOpen } from './build-order.ts'
import type { Random } from './random.ts'

type ProductRow = RowOf<'products'>
type VariantRow = ProductRow['variants'][number]

/** The units of a variant that can be bought, and the number at which stock counts as low. */
export type ChooseStock = (
  product: ProductRow,
  variant: VariantRow,
  inCarts: number,
) => { readonly free: number; readonly alert: number }

/** Sets the stock of all variants: open orders reserve their units, and the total is those and the free ones. */
export function finalize(world: World, chooseStock: ChooseStock): World {
  const reserved = sums(world.orders.filter(isOpen).flatMap(({ lines }) => lines))
  const inCarts = sums(world.cartLines)
  for (const product of world.products) {
    for (const variant of product.variants) {
      const { free, alert } = chooseStock(product, variant, inCarts.get(variant.id) ?? 0)
      const held = reserved.get(variant.id) ?? 0
      variant.inventory = { total_quantity: held + free, reserved_quantity: held, minimum_stock_alert: alert }
    }
  }
  return world
}

/** The usual stock: few of expensive products, some low, two or three sold out. Or the same number for each variant. */
export function stockChooser(stock: 'usual' | 'none' | 'one', named: ReadonlySet<string>, random: Random): ChooseStock {
  let since = 20
  return (product, variant, inCarts) => {
    const price = product.base_price + variant.price_modifier
    const [least, most, alert] = price > 100_000 ? [2, 6, 1] : price > 20_000 ? [4, 14, 2] : [9, 40, 5]
    const roll = random.int(0, 99)
    const usual = random.int(least, most)
    since += 1
    if (stock !== 'usual') return { free: stock === 'none' ? 0 : 1, alert }
    if (named.has(product.id)) return { free: Math.max(usual, 12), alert }
    // At regular intervals instead of at random, so that even a small shop has some.
    if (since >= soldOutEvery && inCarts === 0) {
      since = 0
      return { free: 0, alert }
    }
    return { free: Math.max(roll < 9 ? 1 + (roll % alert) : usual, inCarts), alert }
  }
}

const soldOutEvery = 60

function sums(lines: readonly { readonly variantId: string; readonly quantity: number }[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const { variantId, quantity } of lines) sum.set(variantId, (sum.get(variantId) ?? 0) + quantity)
  return sum
}
