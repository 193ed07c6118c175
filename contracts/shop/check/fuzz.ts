import type { Operation } from '#contracts/contract/contract.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import fc from 'fast-check'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import type { Session } from '#contracts/session/session.ts'
import { arbitraryOf } from '#contracts/check/requests/arbitrary.ts'
import { idsIn } from '#contracts/shop/snapshot/snapshot.ts'
import { callerFor, resources } from '#contracts/shop/journeys/resources.ts'
import type { Loose } from '#contracts/contract/request.ts'
import { bodySchema, statusesOf } from '#contracts/contract/operation.ts'

/** Creating calls that a DELETE can undo. */
const removable: OperationId[] = resources.flatMap(({ create, remove }) => (remove ? [create] : []))

type Parameter = Operation['parameters'][number]

/** The ids of existing records, by the part of a path that names their kind. */
type Ids = ReadonlyMap<string, readonly string[]>

const kindIn = (id: OperationId) => operations[id].path.split('/')[2] ?? ''

/** A request that the contract's schemas allow, with ids of existing records or generated ones. */
function requestOf(id: OperationId, ids: Ids): fc.Arbitrary<Loose> {
  const known = ids.get(kindIn(id)) ?? ids.get('products') ?? []
  const valueOf = ({ name, schema }: Parameter) => {
    const own = known.length > 0 && /^(id|productId)$/.test(name) ? [fc.constantFrom(...known)] : []
    return fc.oneof(...own, name === 'filters' ? fc.constant('{}') : arbitraryOf(schema))
  }
  // An id in a path must be text that a URL can hold.
  const pathValueOf = (each: Parameter) =>
    valueOf(each)
      .map(String)
      .filter((value) => /^[\w-]+$/.test(value))
  const { path = [], query = [] } = Object.groupBy(operationOf(id).parameters, (parameter) => parameter.in)
  const requiredKeys = query.filter(({ required }) => required).map(({ name }) => name)
  const body = bodySchema(operationOf(id))
  return fc.record({
    params: fc.record(Object.fromEntries(path.map((each) => [each.name, pathValueOf(each)]))),
    query: fc.record(Object.fromEntries(query.map((each) => [each.name, valueOf(each)])), { requiredKeys }),
    ...(body && { body: arbitraryOf(body) }),
  })
}

async function knownIds(calls: ShopCalls): Promise<Ids> {
  const lists = (['listProducts', 'listCategories', 'listCollections', 'listSales'] as const).map(async (id) => {
    const call = await calls.ask(id, 'guest', {})
    return [kindIn(id), idsIn(call)] as const
  })
  return new Map(await Promise.all(lists))
}

/**
 * Generates requests from the contract's schemas and judges each answer. A request whose answer breaks a law is
 * shrunk to the smallest, which the finding's curl line shows; its operation is then left out.
 */
export const fuzzJourney = (
  session: Session,
  number: number,
  write: boolean,
  about: (id: string) => boolean,
): ShopJourney => ({
  name: 'made-up requests',
  about: Object.values(operations).map(({ id }) => id),
  async make(calls) {
    const ids = await knownIds(calls)
    let wanted = Object.values(operations)
      .filter(({ id, method }) => about(id) && (method === 'GET' || (write && removable.includes(id))))
      .map(({ id }) => id)
    let left = number
    while (left > 0 && wanted.length > 0) {
      const requests = fc.constantFrom(...wanted).chain((id) => requestOf(id, ids).map((asked) => ({ id, asked })))
      const property = fc.asyncProperty(requests, async ({ id, asked }) => {
        const before = session.findings.reported
        await calls.ask(id, callerFor(id), asked, statusesOf(operationOf(id)))
        return session.findings.reported === before
      })
      const result = await fc.check(property, { numRuns: left, seed: session.options.seed })
      left -= result.numRuns
      const [broken] = result.counterexample ?? []
      if (!broken) return
      wanted = wanted.filter((id) => id !== broken.id)
    }
  },
})
