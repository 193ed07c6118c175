import { operationOf } from '#contracts/shop/shop-contract.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { listedKind, recordsIn } from '#openapi/contract/records.ts'
import type { Call } from '#contracts/judge/call.ts'
import { createdIsThere } from '#contracts/check/laws/writing-laws.ts'
import { filledIn, turnsOf } from '#contracts/check/requests/free-texts.ts'
import { needed, reading } from '#contracts/shop/snapshot/reads.ts'
import { usualExchangeOf } from '#contracts/shop/exchanges/all.ts'
import { lookFor } from './records.ts'
import { callerFor, resources } from './resources.ts'
import { bodySchema, queryParameter, staleAfter } from '#openapi/contract/operation.ts'

/** The lists that show all records of a kind, after a call that makes one. */
const listsOf = (id: string, kind: string) =>
  reading
    .filter((each) => each.path === operationOf(id).path || staleAfter(operationOf(id)).includes(each.id))
    .filter((each) => listedKind(operationOf(each.id))?.kind === kind && !needed(operationOf(each.id)))
    .map((each) => each.id)

/** Expects the lists of what a call made to show it as the call has answered it. */
async function expectListed(calls: ShopCalls, call: Call): Promise<void> {
  const [created] = call.sound ? recordsIn(call) : []
  if (!created) return
  for (const list of listsOf(call.id, created.kind)) {
    const q = queryParameter(operationOf(list), 'q') && created.value.code
    calls.expectOnce(createdIsThere, await lookFor(calls, list, created.id, q ? { query: { q } } : {}), created.value)
  }
}

/** Whether another journey sends every text of a request: those of records do, and that of one's own account. */
const isSentElsewhere = (id: OperationId) => resources.some(({ create }) => create === id)

const turnsFor = (id: OperationId) => {
  const schema = operations[id].method === 'POST' ? bodySchema(operationOf(id)) : undefined
  const turns = schema ? turnsOf(schema) : 0
  return isSentElsewhere(id) && turns <= 2 ? 0 : turns
}

/** One journey for each operation that makes something: with each value of its enums, its longest texts, and blanks. */
export const valueJourneys: readonly ShopJourney[] = Object.values(operations)
  .filter(({ id }) => turnsFor(id) > 0)
  .map(({ id }) => ({
    name: `what ${id} takes`,
    about: [id],
    async make(calls) {
      const exchange = usualExchangeOf(id)
      for (let turn = 0; turn < turnsFor(id); turn += 1) {
        const [input] = exchange.needs === undefined ? await exchange.attempts(calls) : []
        const schema = bodySchema(operationOf(id))
        if (!input || !schema) return
        const body = filledIn(turn, schema, input.body)
        await expectListed(calls, await calls.ask(id, callerFor(id), { ...input, body }))
      }
    },
  }))
