import * as fc from 'fast-check'
import { totalOf, unitPrice } from '#mocks/rules/prices.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { lineTotal, orderTotal } from '#src/shared/shop/order-total.ts'
import { linePrice, offersAt, priceNow, usualPrice } from '#src/shared/shop/sale-price.ts'
import { expect, test } from 'vitest'

const at = new Date('2026-11-16T06:30:00Z')
const tenThousandths = (max: number) => fc.integer({ min: 0, max: max * 10_000 }).map((part) => part / 10_000)

/** A running sale of one product, whole as the shop reads it. */
const saleOf = (base_price: number, discount_percent: number, discount_amount: number) => ({
  id: 'sale-1',
  name: 'Diwali',
  description: '',
  thumbnail: null,
  is_active: true,
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-11-30T00:00:00Z',
  sale_products: [
    {
      product_id: 'prod-1',
      discount_percent,
      discount_amount,
      product: { id: 'prod-1', name: 'Ring', base_price, images: [], variants: [], product_metadata: {} },
    },
  ],
})

interface Piece {
  base: number
  modifier: number
  percent: number
  amount: number
  quantity: number
}

const piece: fc.Arbitrary<Piece> = fc.record({
  base: fc.oneof(tenThousandths(300_000), fc.integer({ min: 0, max: 300_000 })),
  modifier: fc.oneof(fc.constant(0), fc.integer({ min: -2000, max: 9000 }), tenThousandths(100)),
  percent: tenThousandths(9.9999),
  amount: tenThousandths(9.9999),
  quantity: fc.integer({ min: 1, max: 9 }),
})

/** What the backend charges for one unit, with what the shop needs to know of it. */
function charged({ base, modifier, percent, amount, quantity }: Piece) {
  const sale = saleOf(base, percent, amount)
  const product = { id: 'prod-1', base_price: base }
  const unit_price = unitPrice(product, { price_modifier: modifier }, [sale], at)
  return { base, modifier, quantity, unit_price, offers: offersAt([sale], at) }
}

test('the card, the cart and the backend know one price, whatever the sale', () =>
  fc.assert(
    fc.property(piece.map(charged), ({ base, modifier, unit_price, offers }) => {
      expect(priceNow('prod-1', usualPrice(base, modifier), offers).price).toBe(unit_price)
      const inCart = linePrice({ productId: 'prod-1', price: unit_price, modifier }, offers)
      const usual = usualPrice(base, modifier)
      expect(inCart.was ?? inCart.price).toBe(usual)
    }),
  ))

test('the backend charges the total that the shop shows, and the shown lines sum to it', () =>
  fc.assert(
    fc.property(fc.array(piece.map(charged), { minLength: 1, maxLength: 9 }), (ordered) => {
      const total = orderTotal(ordered.map(({ unit_price, quantity }) => ({ price: unit_price, quantity })))
      expect(totalOf(ordered)).toBe(total.total)
      const read = (amount: number) => Number(formatRupees(amount, total).replaceAll(/[^\d.]/g, ''))
      const shown = ordered.reduce((sum, line) => sum + read(lineTotal(line.unit_price, line.quantity)), 99)
      expect(shown).toBeCloseTo(read(total.total), 4)
    }),
  ))
