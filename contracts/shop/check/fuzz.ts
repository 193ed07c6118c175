import { operationOf, shopContract } from '#contracts/shop/shop-contract.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import type { Session } from '#contracts/session/session.ts'
import { fuzz } from '#contracts/check/fuzz.ts'
import { idsIn } from '#contracts/shop/snapshot/snapshot.ts'
import { askAsAllowed, resources } from '#contracts/shop/journeys/resources.ts'
import { statusesOf } from '#openapi/contract/operation.ts'

/** Creating calls that a DELETE can undo. */
const removable: string[] = resources.flatMap(({ create, remove }) => (remove ? [create] : []))

/** The part of a path that names a kind of record. */
const kindIn = (path: string) => path.split('/')[2] ?? ''

async function idsByKind(calls: ShopCalls): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists: OperationId[] = ['listProducts', 'listCategories', 'listCollections', 'listSales']
  const found = lists.map(
    async (id) => [kindIn(operationOf(id).path), idsIn(await calls.ask(id, 'guest', {}))] as const,
  )
  return new Map(await Promise.all(found))
}

/** Requests that the contract allows, with the ids of existing records. */
export const fuzzJourney = (
  session: Session,
  number: number,
  write: boolean,
  about: (id: string) => boolean,
): ShopJourney => ({
  name: 'made-up requests',
  about: shopContract.operations.map(({ id }) => id),
  async make(calls) {
    const ids = await idsByKind(calls)
    await fuzz(session, {
      number,
      operations: shopContract.operations.filter(
        ({ id, method }) => about(id) && (method === 'GET' || (write && removable.includes(id))),
      ),
      valuesOf: ({ path }, { name }) =>
        /^(id|productId)$/.test(name) ? (ids.get(kindIn(path)) ?? ids.get('products') ?? []) : [],
      ask: (operation, input) => askAsAllowed(calls, operation.id, input, statusesOf(operation)),
    })
  },
})
