import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test, vi } from 'vitest'
import { applyPrices, type PriceOutcome } from './apply-prices.ts'

const plan = (id: string) => ({ id, name: `Ring ${id}`, price: 100, to: 110 })
const plans = ['a', 'b', 'c'].map(plan)
const refused = (status: number, message: string) => new ApiError('status', '', { status, body: { message } })

/** A host with these prices, which answers a write of a product with a failure. */
function hostOf(prices: Record<string, number>, failures: Record<string, Error> = {}) {
  const written: string[] = []
  const calls = {
    current: async (id: string) => prices[id] ?? Promise.reject(refused(404, 'Not found')),
    write: async (id: string, price: number) => {
      written.push(`${id} ${price}`)
      if (failures[id]) throw failures[id]
    },
    isStopped: () => false,
    onStep: vi.fn<(outcomes: readonly PriceOutcome[]) => void>(),
  }
  return { written, calls }
}
const all = { a: 100, b: 100, c: 100 }

test('each price is changed once, with its progress', async () => {
  const { written, calls } = hostOf(all)
  const outcomes = await applyPrices(plans, calls)
  expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, true, true])
  expect(written).toEqual(['a 110', 'b 110', 'c 110'])
  expect(calls.onStep.mock.calls.map(([{ length }]) => length)).toEqual([0, 1, 2, 3])
})

test('what somebody else has changed or deleted in the meantime stays', async () => {
  const { written, calls } = hostOf({ a: 95.5, c: 110 })
  expect(await applyPrices(plans, calls)).toMatchObject([
    { isDone: false, newest: 95.5, reason: 'Somebody else has changed it to ₹95.50.' },
    { isDone: false, reason: 'It was deleted.' },
    { isDone: true },
  ])
  expect(written).toEqual([])
})

test('a refusal is told and does not stop the rest', async () => {
  const { written, calls } = hostOf(all, { a: refused(400, 'A variant would cost less than 0.') })
  expect(await applyPrices(plans, calls)).toMatchObject([
    { isDone: false, reason: 'A variant would cost less than 0.' },
    { isDone: true },
    { isDone: true },
  ])
  expect(written).toHaveLength(3)
})

test.each([
  ['the session ends', refused(401, 'Please sign in again.'), 'The session has ended.'],
  ['the connection is lost', new ApiError('offline', 'You are offline.'), 'You are offline.'],
])('once %s, nothing more is tried', async (_when, failure, reason) => {
  const { written, calls } = hostOf(all, { b: failure })
  expect(await applyPrices(plans, calls)).toMatchObject([
    { isDone: true },
    { isDone: false, reason },
    { isDone: false, reason: 'Not tried.' },
  ])
  expect(written).toEqual(['a 110', 'b 110'])
})

test('it can be stopped', async () => {
  const { written, calls } = hostOf(all)
  const outcomes = await applyPrices(plans, { ...calls, isStopped: () => written.length > 0 })
  expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, false, false])
})
