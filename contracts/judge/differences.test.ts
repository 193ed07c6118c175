import { expect, test } from 'vitest'
import { unlikeAt } from './differences.ts'

test('minus zero is zero, wherever it stands', () => {
  const got = { price: -0, list: [{ id: 'a', stock: -0 }], more: [-0, 1] }
  const wanted = { price: 0, list: [{ id: 'a', stock: 0 }], more: [0, 1] }
  expect([...unlikeAt(got, [], wanted), ...unlikeAt(wanted, [], got)]).toEqual([])
  expect([...unlikeAt({ price: 1 }, [], wanted)]).toMatchObject([{ path: '$.price', expected: '0', got: '1' }])
})
