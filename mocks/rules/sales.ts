import type { SaleInputOutput } from '#openapi/generated/zod/schemas/saleInput.zod.ts'
import { invalid, notFound } from '../engine/problem.ts'
import type { RecordOf } from '../records.ts'
import type { Store } from '../store.ts'

interface Period {
  start_date: string
  end_date: string
}

/** A period in UTC. Refuses an end that is not after its start. */
export function periodOf({ start_date, end_date }: Period): Period {
  const [start, end] = [new Date(start_date), new Date(end_date)]
  if (end <= start) invalid('body.end_date', 'It must end after it starts.')
  return { start_date: start.toISOString(), end_date: end.toISOString() }
}

/** A sale's entries; refuses a product that is named twice. */
export function entriesOf(
  db: Store,
  products: NonNullable<SaleInputOutput['products']>,
): RecordOf<'sales'>['sale_products'] {
  const ids = products.map(({ product_id }) => product_id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) invalid(`body.products[${twice}].product_id`, 'The product is already in the list.')
  return products.map(({ product_id, discount_percent = 0, discount_amount = 0 }) => {
    if (!db.products.get(product_id)) notFound('Product')
    return { product_id, discount_percent: Number(discount_percent), discount_amount: Number(discount_amount) }
  })
}
