import { isRecord } from '#src/shared/lib/is-record.ts'
import { storedByPerson } from '#src/shared/lib/stored-by-person.ts'

/** A person's changes to sample orders in this browser, since no call returns them. */
export interface OrderMemory {
  /** The new status of each changed order, by its id. */
  becameOf: Readonly<Record<string, string>>
  /** Ids of the reviewed products. */
  reviewed: readonly string[]
}

const memory = storedByPerson<OrderMemory>({
  key: 'shop:orders',
  area: 'local',
  blank: { becameOf: {}, reviewed: [] },
  valid: (kept) =>
    isRecord(kept) && isRecord(kept.becameOf) && Array.isArray(kept.reviewed)
      ? { becameOf: kept.becameOf as OrderMemory['becameOf'], reviewed: kept.reviewed }
      : undefined,
})

const noteStatus = (id: string, status: string) =>
  memory.change((old) => ({ ...old, becameOf: { ...old.becameOf, [id]: status } }))

const noteReview = (productId: string) =>
  memory.change((old) => ({ ...old, reviewed: [...new Set([...old.reviewed, productId])] }))

/** The signed-in person's changes to orders in this browser, and how to add one. */
export function useOrderMemory() {
  return { memory: memory.useOwn(), noteStatus, noteReview }
}
