import type { OperationId } from '#openapi/generated/operations.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import type { Store } from '#mocks/shop/rows.ts'
import { runAll } from '#contracts/shop/check/parts.ts'
import { readShopOptions } from '#contracts/shop/check/shop-check.ts'

const origin = 'http://localhost'

/** The law of the first finding about a backend that harms other records with each successful call of an operation. */
export async function firstLaw(id: OperationId, harm: (db: Store) => Promise<unknown>, flags: readonly string[] = []) {
  const stop = new AbortController()
  const found: string[] = []
  const { session, shop } = await openMockSession({
    origin,
    seed: 1,
    label: 'Others',
    onCall: (call) => {
      if (call.id === id && call.answer.status < 300) void harm(shop.db)
    },
    onFinding: ({ law }) => {
      found.push(law)
      stop.abort()
    },
  })
  await runAll(session, readShopOptions([origin, '--write', ...flags], {}), { signal: stop.signal })
  return found[0]
}

let harmed = 0
/** Another name each time, however often it is done. */
export const otherName = () => ({ name: `Harmed for the ${(harmed += 1)}. time` })

export const idOfFirst = ([first]: readonly { id: string }[]) => first?.id ?? ''
