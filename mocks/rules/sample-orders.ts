import { sampleOrders } from '#openapi/generated/samples.ts'
import type { RecordOf } from '#mocks/records.ts'
import type { Store } from '#mocks/store.ts'

type State = RecordOf<'sampleOrders'>['state']

/** What decides over a sample order; the samples of the contract happen to have fewer values than they may have. */
interface SampleOrder {
  readonly id: string
  readonly status: string
  readonly cancellable: boolean
}

const samples: readonly SampleOrder[] = sampleOrders

export const isInSampleOrder = (productId: string): boolean =>
  sampleOrders.some(({ items }) => items.some((item) => item.productId === productId))

/** The sample order of the order history with this id: every signed-in user has their own. */
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
