import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import type { ShopBackend, Shop } from '#mocks/shop/shop.ts'
import { allExchanges } from './all.ts'
import { fault } from './exchange.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { judgeShape, judgeStatus } from '#contracts/judge/judge.ts'
import { runOf, type Run } from '#contracts/session/run.ts'
import { leavesATrace } from './undo.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { type Loose, requestFor } from '#contracts/contract/request.ts'

const origin = 'http://localhost'
const anyRequest: Loose = { params: { id: 'any', productId: 'any' } }

/** Records that exchanges create and no call deletes; those of a tag have its name. */
const leftBehind = new Set<string>([
  ...Object.values(operations).flatMap(({ id, tag }) => (leavesATrace(id) ? [tag] : [])),
  'users',
  'uploads',
  'sessions',
])

const tags = new Set(Object.values(operations).map(({ tag }) => tag))

describe.each([...tags])('the exchanges of %s, on the backend in this process', (tag) => {
  let shop: Shop
  let backend: ShopBackend
  let run: Run
  let atFirst: Record<string, number>

  beforeAll(async () => {
    const opened = await openMockSession({ origin, seed: 1, label: `test-${tag}` })
    ;({ shop, backend } = opened)
    run = runOf(opened.session)
    atFirst = (await backend.state()).counts
  })

  it.each(
    allExchanges
      .filter(({ id }) => operations[id].tag === tag)
      .map((each) => [each.id, each.status, each.exchange] as const),
  )('%s answers %s', async (id, status, exchange) => {
    if (exchange !== fault) {
      const skipped = await run.exchange(id, status, exchange)
      expect({ skipped, findings: run.session.findings.all }).toEqual({ skipped: undefined, findings: [] })
      return
    }
    await shop.change({ errors: 1 })
    const answer = await readAnswer(await backend.fetch(requestFor(origin, operations[id], anyRequest)))
    await shop.change({ errors: 0 })
    expect([...judgeStatus([status], answer), ...judgeShape(operationOf(id), answer)]).toEqual([])
  })

  afterAll(async () => {
    const { counts } = await backend.state()
    const more = Object.keys(counts).filter((name) => counts[name] !== atFirst[name] && !leftBehind.has(name))
    expect(more, 'undo them in contracts/shop/exchanges/undo.ts, or say there that they stay').toEqual([])
  })
})
