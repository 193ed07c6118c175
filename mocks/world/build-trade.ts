import type { RowOf } from '#mocks/shop/rows.ts'
import { buildOrder } from './build-order.ts'
import type { OrderLine, OrderRow } from './build-order.ts'
import { custom, nextBeginning, recentDays, utc } from './calendar.ts'
import { anchor } from './anchor.ts'
import { cumulated } from './random.ts'
import type { Random } from './random.ts'
import { unitPrice } from '#mocks/rules/prices.ts'

type ProductRow = RowOf<'products'>
type UserRow = RowOf<'users'>
type SaleRow = RowOf<'sales'>

interface Trade {
  readonly products: readonly ProductRow[]
  readonly customers: readonly UserRow[]
  readonly sales: readonly SaleRow[]
}

/**
 * `count` orders over the year before the anchor: rising month by month, with peaks on weekends and before festivals.
 */
export function buildOrders(count: number, { products, customers, sales }: Trade, random: Random): OrderRow[] {
  const days = recentDays(365)
  const busyness = cumulated(days.map((midnight, index) => custom(midnight) * (0.55 + index / 365)))
  const pieces = products.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant, price: product.base_price + variant.price_modifier })),
  )
  // Expensive jewellery is bought less often.
  const demand = cumulated(pieces.map(({ price }) => 1 / Math.sqrt(price)))
  const regulars = customers.map((user, index) => ({
    user,
    since: Date.parse(user.created_at),
    weight: index === 0 ? 4 : 1 + (index % 5),
  }))

  return Array.from({ length: count }, (_, nth) => {
    // The last days always have orders, so that there is one to pack and one to ship.
    const drawn = random.weighted(busyness)
    const day = days[nth < 5 ? days.length - 1 - nth : drawn] ?? anchor.getTime()
    const hour = random.int(9 * 60, 22 * 60)
    // A few are placed past midnight in India on the first day of a week or month: in Greenwich it is still the last one.
    const isEarly = nth % 25 === 12
    const midnight = isEarly ? nextBeginning(day) : day
    const minutes = isEarly ? hour % 300 : hour
    const placed = Math.min(midnight + minutes * 60_000, anchor.getTime() - random.int(20, 600) * 60_000)
    const placedAt = utc(placed)
    const regularsThen = regulars.filter(({ since }) => since < placed)
    const buyer = regularsThen[random.weighted(cumulated(regularsThen.map(({ weight }) => weight)))]
    const chosen = new Map(
      Array.from({ length: random.pick([1, 1, 1, 1, 2, 2, 3]) }, () => {
        const index = random.weighted(demand)
        return [index, pieces[index]] as const
      }),
    )
    const lines = [...chosen.values()].flatMap((piece): OrderLine[] => {
      if (!piece) return []
      const quantity = piece.price < 8000 ? random.pick([1, 1, 1, 2, 2, 3]) : 1
      const unit_price = unitPrice(piece.product, piece.variant, sales, new Date(placedAt))
      return [{ productId: piece.product.id, variantId: piece.variant.id, quantity, unit_price }]
    })
    return buildOrder(buyer?.user.id ?? 'user-1', placedAt, lines, random)
  })
}

/** Orders by date; their ids and invoice numbers follow that order. */
export function numbered(orders: readonly OrderRow[]): OrderRow[] {
  const perYear = new Map<string, number>()
  return orders
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map((order, index) => {
      const year = order.created_at.slice(0, 4)
      const inYear = (perYear.get(year) ?? 0) + 1
      perYear.set(year, inYear)
      return { ...order, id: `ord-${index + 1}`, order_number: `SUV-${year}-${String(inYear).padStart(5, '0')}` }
    })
}
