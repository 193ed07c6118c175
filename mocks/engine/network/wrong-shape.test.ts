import { expect, test } from 'vitest'
import { type WrongShape, wrongShaped, wrongShapes } from './wrong-shape.ts'

const review = { id: 'rev-1', user: { id: 'user-1', name: 'Meera' }, rating: 5, comment: 'Lovely.', images: [] }
const body = {
  data: { reviews: [{ ...review, created_at: '2026-11-15T10:00:00Z', is_verified_purchase: true }] },
  pagination: { currentPage: 1, totalPages: 1, total: 1, limit: 10 },
}

test.each(wrongShapes)('%s changes one place of a copy, and not the answer itself', (shape) => {
  const before = JSON.stringify(body)
  for (const chance of [0, 0.3, 0.6, 0.99]) expect(JSON.stringify(wrongShaped(body, shape, chance))).not.toBe(before)
  expect(JSON.stringify(body)).toBe(before)
})

test.each<[WrongShape, string]>([
  ['missing-field', '{"b":[{"c":"2026-01-01"}]}'],
  ['wrong-type', '{"a":"not what the contract says","b":[{"c":"2026-01-01"}]}'],
  ['null-field', '{"a":null,"b":[{"c":"2026-01-01"}]}'],
  ['extra-field', '{"a":1,"b":[{"c":"2026-01-01"}],"undocumented":true}'],
  ['number-as-text', '{"a":"1","b":[{"c":"2026-01-01"}]}'],
  ['bad-date', '{"a":1,"b":[{"c":"the day after tomorrow"}]}'],
  ['list-as-object', '{"a":1,"b":{"items":[{"c":"2026-01-01"}]}}'],
  ['empty-object', '{}'],
])('%s', (shape, text) => {
  expect(JSON.stringify(wrongShaped({ a: 1, b: [{ c: '2026-01-01' }] }, shape, 0))).toBe(text)
})
