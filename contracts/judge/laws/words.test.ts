import { expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Call } from '../call.ts'
import { listsARecordOnce } from './identity.ts'
import type { AnswerLaw } from './law.ts'
import { keepsTheWrittenOrder } from './order.ts'
import { filtersAreObeyed } from '#contracts/shop/laws/filters.ts'
import { percentagesCountOrders } from '#contracts/shop/laws/statistics.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'

function judged(law: AnswerLaw, id: OperationId, body: unknown, input: RequestInput = {}) {
  const answer = { status: 200, contentType: null, headers: new Headers(), text: '', body }
  const call: Call = { operation: operationOf(id), id, caller: 'admin', input, answer, context: '', ms: 1, sound: true }
  return [...law.judge(call)].map(({ path, expected, got }) => `${path} expected ${expected}, got ${got}`)
}

test('laws about one answer say what they compare, in words of the shop', () => {
  const query = { filters: '{"payment_status":"Paid"}' }
  expect(judged(filtersAreObeyed, 'searchOrders', { data: [{ payment_status: 'Unpaid' }] }, { query })).toEqual([
    '$.data[0] expected only records with the payment_status "Paid", got one with "Unpaid"',
  ])
  const early = '2026-11-01T04:00:00.000Z'
  const late = '2026-11-02T04:00:00.000Z'
  expect(judged(keepsTheWrittenOrder, 'listAllOrders', [{ created_at: early }, { created_at: late }])).toEqual([
    `$[1].created_at expected not after that of the entry above, ${early}, got ${late}`,
  ])
  const wish = { product_id: 'prod-1', variantId: 'var-2' }
  expect(judged(listsARecordOnce, 'listWishlist', [wish, wish])).toEqual([
    '$[1] expected each record once, got prod-1 with var-2 again',
  ])
  expect(judged(percentagesCountOrders, 'getLifetimeSales', { totalOrders: 145, completedPercentage: 85 })).toEqual([
    '$.completedPercentage expected the share of a whole number of orders in totalOrders, such as 84.83 for 123 of 145, got 85',
  ])
})
