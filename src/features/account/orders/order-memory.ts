import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { storedByPerson } from '#src/shared/api/stored-by-person.ts'

/** A person's changes to sample orders in this browser, since no call returns them. */
export interface OrderMemory {
  /** The new status of each changed order, by its id. */
  statusOf: Readonly<Record<string, string>>
  /** Ids of the reviewed products. */
  reviewed: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

const memory = storedByPerson<OrderMemory>({
  key: 'shop:orders',
  area: 'local',
  blank: { statusOf: {}, reviewed: [] },
  valid: (value) =>
    isRecord(value) && isRecord(value.statusOf) && Array.isArray(value.reviewed)
      ? {
          statusOf: Object.fromEntries(
            Object.entries(value.statusOf).filter((entry): entry is [string, string] => isText(entry[1])),
          ),
          reviewed: value.reviewed.filter(isText),
        }
      : undefined,
})

const rememberStatus = (id: string, status: string) =>
  memory.change((old) => ({ ...old, statusOf: { ...old.statusOf, [id]: status } }))

const rememberReview = (productId: string) =>
  memory.change((old) => ({ ...old, reviewed: [...new Set([...old.reviewed, productId])] }))

/** The signed-in person's changes to orders in this browser, and how to add one. */
export function useOrderMemory() {
  return { memory: memory.useOwn(), rememberStatus, rememberReview }
}
