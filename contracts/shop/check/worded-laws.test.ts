import { expect, test } from 'vitest'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { operationOf, shopContract } from '#contracts/shop/shop-contract.ts'
import { searchRuleOf } from '#contracts/judge/searched-fields.ts'
import { answerSchema, refusalWords, usualStatus, wordsOf } from '#openapi/contract/operation.ts'

/* Laws that words of the contract beginning with `x-` yield, each of which says what a description says to people. */

const ids = Object.values(operations).map(({ id }) => id)
const whose = (
  words: RegExp,
  of: (id: OperationId) => string = (id) => wordsOf(operationOf(id), usualStatus(operationOf(id))),
) => ids.filter((id) => words.test(of(id)))
const ofTheAnswer = (id: OperationId) => {
  const schema = answerSchema(operationOf(id), usualStatus(operationOf(id)))
  return schema?.description ?? ''
}
const schemasWith = (words: RegExp) =>
  [...shopContract.schemas].filter(([, { description }]) => words.test(description ?? '')).map(([name]) => name)

const ordered = (order: string) => ids.filter((id) => operationOf(id).words['x-order'] === order)

test('keeps-the-written-order judges the lists that are called newest or oldest first', () => {
  expect(ordered('newest')).toEqual(['listAllReviews', 'listReviews', 'listAllOrders'])
  expect(ordered('oldest')).toEqual(['listWishlist', 'getDailySales', 'getWeeklySales', 'getMonthlySales'])
  expect({ newest: whose(/newest first/), oldest: whose(/oldest first/) }).toEqual({
    newest: ordered('newest'),
    oldest: ordered('oldest'),
  })
})

test('pagination-adds-up knows the size of pages that have no limit', () => {
  expect(schemasWith(/\d+ a page/)).toEqual(['SearchPagination'])
  expect(shopContract.schemas.get('SearchPagination')?.['x-page-size']).toBe(20)
})

test('the laws of statistics know the number and length of their periods', () => {
  expect(whose(/last \d+ (?:day|week|month)s/, ofTheAnswer)).toEqual([
    'getDailySales',
    'getWeeklySales',
    'getMonthlySales',
  ])
  const periods = (['getDailySales', 'getWeeklySales', 'getMonthlySales'] as const).map((id) => {
    const { last, unit } = answerSchema(operationOf(id), '200')?.['x-periods'] ?? {}
    return `last ${last} ${unit}s`
  })
  expect(periods).toEqual(['last 30 days', 'last 12 weeks', 'last 12 months'])
})

test('the laws of searches know the searched fields', () => {
  expect(ids.filter((id) => searchRuleOf(operationOf(id)))).toEqual([
    'searchProducts',
    'searchCustomers',
    'searchOrders',
    'searchCategories',
    'searchCoupons',
  ])
})

test('the journey of a coupon knows that codes differ in case', () => {
  const code = shopContract.schemas.get('Coupon')?.properties?.code
  expect(code).toMatchObject({
    'x-case-sensitive': true,
    description: expect.stringContaining('case-sensitive') as string,
  })
})

test('a refusal is told by what the contract says of its own status', () => {
  expect(refusalWords(operationOf('updateMe'), '403')).toBe(
    "The token belongs to a user without the role, or the record is someone else's. 403 where the address to change is someone else's.",
  )
  expect(refusalWords(operationOf('cancelOrder'), '409')).toBe(
    'The state of the shop does not allow it. The order must be one of the caller, even if that is an administrator. 409 where it was sent or cancelled already.',
  )
})
