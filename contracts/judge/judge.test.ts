import { expect, test } from 'vitest'
import { operationOf } from '#contracts/exchanges/shop-contract.ts'
import { judgeShape } from './judge.ts'

const answered = (contentType: string | null, text: string) =>
  judgeShape(operationOf('getCart'), { status: 200, contentType, headers: new Headers(), text, body: undefined }).map(
    ({ path, expected, got }) => `${path} expected ${expected}, got ${got}`,
  )

test('a page in place of JSON is one fault, and so is an empty answer', () => {
  expect(answered('text/html', '<html>')).toEqual(['content-type expected application/json, got text/html'])
  expect(answered('application/json', '<html>')).toEqual(['body expected JSON, got "<html>"'])
  expect(answered('application/json', '')).toEqual(['body expected JSON, got nothing'])
})

test('an instant may have small letters, and is still no other text', () => {
  const review = { id: 'r', user: { name: 'A' }, rating: 5, comment: '' }
  const judged = (created_at: string) =>
    judgeShape(operationOf('listReviews'), {
      status: 200,
      contentType: 'application/json',
      headers: new Headers(),
      text: '{}',
      body: { data: { reviews: [{ ...review, created_at }] } },
    }).filter(({ path }) => path.endsWith('created_at'))
  expect(judged('2026-11-16t10:00:00.5z')).toEqual([])
  expect(judged('2026-11-16 10:00:00z')).toMatchObject([{ rule: 'format' }])
})
