import { sampleOrders } from '#openapi/generated/samples/sample-orders.ts'
import type { RowOf, Store } from '#mocks/shop/rows.ts'

type State = RowOf<'sampleOrders'>['state']

/**
 * The fields of a sample order that decide whether it can be cancelled or returned, typed more widely than the samples'
 * literals.
 */
interface SampleOrder {
  readonly id: string
  readonly status: string
  readonly cancellable: boolean
}

const samples: readonly SampleOrder[] = sampleOrders

export const isInSampleOrder = (productId: string): boolean =>
  sampleOrders.some(({ items }) => items.some((item) => item.productId === productId))

/** The sample order with this id: every signed-in user has the same ones. */
export function sampleOrder(db: Store, id: string, userId: string) {
  const sample = samples.find((order) => order.id === id)
  if (!sample) return undefined
  const key = `${userId}/${id}`
  return {
    ...sample,
    state: db.sampleOrders.get(key)?.state,
    become: (state: State) => db.sampleOrders.create({ id: key, state }),
  }
}
