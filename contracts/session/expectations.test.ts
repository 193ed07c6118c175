import { operationOf } from '#contracts/shop/shop-contract.ts'
import { expect, test } from 'vitest'
import type { Mismatch } from '../judge/finding.ts'
import type { Call } from '../judge/call.ts'
import { expectationsOf } from './expectations.ts'

const law = { name: 'a-law', sentence: 'It is so.', reason: 'It must be.' }
const body = { data: [{ id: 'ord-1' }] }
const answer = { status: 200, contentType: null, headers: new Headers(), text: '', body }
const operation = operationOf('searchOrders')
const call: Call = { operation, id: operation.id, caller: 'admin', input: {}, answer, context: '', ms: 1, sound: true }

function reported(make: (expectations: ReturnType<typeof expectationsOf>) => void): Mismatch[] {
  const found: Mismatch[] = []
  make(expectationsOf((_law, _call, mismatches) => found.push(...mismatches)))
  return found
}

test.each([
  [['1 of a', '2 of b'], ['1 of a', '1 of b', '1 of b'], '2 of b', '1 of b, 1 of b'],
  [['a'], ['a', 'b'], 'nothing more', 'b'],
  [['a', 'b'], ['a'], 'b', 'nothing'],
  [['a', 'b'], ['b', 'a'], 'the order a, b', 'b, a'],
  [5, 6, '5', '6'],
])('of lists only what differs is told: %j and %j', (wanted, got, expected, shown) => {
  expect(reported(({ expectSame }) => expectSame(law, call, '$', wanted, got))).toEqual([
    { path: '$', expected, got: shown },
  ])
})

test('a record that should be gone is told to be one of its kind', () => {
  expect(reported(({ expectNone }) => expectNone(law, call, ({ id }) => id === 'ord-1', 'refused order'))).toEqual([
    { path: '$.data', expected: 'no refused order', got: 'one' },
  ])
})
