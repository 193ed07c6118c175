import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import type { ShopBackend, Shop } from '#mocks/shop/shop.ts'
import { rows } from '#mocks/shop/rows.ts'
import { allExchanges } from './all.ts'
import { fault } from './exchange.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { judgeShape, judgeStatus } from '#contracts/judge/judge.ts'
import { runOf, type Run } from '#contracts/session/run.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { type RequestInput, requestFor } from '#openapi/contract/request.ts'

const origin = 'http://localhost'
const anyRequest: RequestInput = { params: { id: 'any', productId: 'any' } }

/** What the zod schema that was generated for the status of an answer refuses of it. */
function refusedByZod({ id, answer: { status, body } }: Pick<Call, 'id' | 'answer'>): string[] {
  const schema = shopKnowledge.generatedSchema?.(id, status)
  if (!schema) return [`${id} ${status}: no schema was generated for it`]
  return (schema.safeParse(body).error?.issues ?? []).map(({ message }) => `${id} ${status}: ${message}`)
}

const lasting = Object.entries(rows).flatMap(([name, { outsideState }]) => (outsideState ? [] : [name]))

/** How many rows the shop has in each table that lasts. */
const countsOf = ({ db }: Shop) => Object.fromEntries(lasting.map((name) => [name, db.table(name).all().length]))

const tags = new Set(Object.values(operations).map(({ tag }) => tag))

describe.each([...tags])('the exchanges of %s, on the backend in this process', (tag) => {
  let shop: Shop
  let backend: ShopBackend
  let run: Run
  const refusals: string[] = []

  beforeAll(async () => {
    const opened = await openMockSession({
      origin,
      seed: 1,
      label: `test-${tag}`,
      onCall: (call) => void refusals.push(...refusedByZod(call)),
    })
    ;({ shop, backend } = opened)
    run = runOf(opened.session)
  })

  it.each(
    allExchanges
      .filter(({ id }) => operations[id].tag === tag)
      .map((each) => [each.id, each.status, each.exchange] as const),
  )('%s answers %s', async (id, status, exchange) => {
    if (exchange !== fault) {
      const counts = countsOf(shop)
      const leftovers = run.leftovers.length
      const skipped = await run.exchange(id, status, exchange)
      const findings = run.session.findings.all
      expect({ skipped, findings, refusals }).toEqual({ skipped: undefined, findings: [], refusals: [] })
      // What nothing undoes stays, and the report says so.
      if (run.leftovers.length === leftovers)
        expect(countsOf(shop), 'say in contracts/shop/exchanges/undo.ts how to undo it, or that it stays').toEqual(
          counts,
        )
      return
    }
    await shop.change({ errors: 1 })
    const answer = await readAnswer(await backend.fetch(requestFor(origin, operations[id], anyRequest)))
    await shop.change({ errors: 0 })
    expect([...judgeStatus([status], answer), ...judgeShape(operationOf(id), answer)]).toEqual([])
    expect(refusedByZod({ id, answer })).toEqual([])
  })
})
