import type { SaleInputOutput } from '#openapi/generated/zod/schemas/saleInput.zod.ts'
import { invalid, notFound } from '../engine/call/problem.ts'
import type { RowOf, Store } from '../shop/rows.ts'

interface Period {
  start_date: string
  end_date: string
}

/** A period in UTC. Refuses an end that is not after its start, and a year that is a slip of the pen. */
export function periodOf({ start_date, end_date }: Period): Period {
  const start = inUtc('body.start_date', start_date)
  const end = inUtc('body.end_date', end_date)
  if (end <= start) invalid('body.end_date', 'It must end after it starts.')
  return { start_date: start, end_date: end }
}

/** Texts of the same form, so that they can be compared. The years are those of India. */
function inUtc(path: string, date: string): string {
  const text = new Date(date).toISOString()
  const isInRange = text >= '1999-12-31T18:30' && text < '2099-12-31T18:30'
  return isInRange ? text : invalid(path, 'Its year must be between 2000 and 2099.')
}

/** A sale's entries; refuses a product that is named twice. */
export function entriesOf(
  db: Store,
  products: NonNullable<SaleInputOutput['products']>,
): RowOf<'sales'>['sale_products'] {
  const ids = products.map(({ product_id }) => product_id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) invalid(`body.products[${twice}].product_id`, 'The product is already in the list.')
  return products.map(({ product_id, discount_percent = 0, discount_amount = 0 }) => {
    if (!db.products.get(product_id)) notFound('Product')
    return { product_id, discount_percent: Number(discount_percent), discount_amount: Number(discount_amount) }
  })
}
