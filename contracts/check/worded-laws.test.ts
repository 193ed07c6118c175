import { expect, test } from 'vitest'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { operationOf, shopContract } from '#contracts/exchanges/shop-contract.ts'
import { searchRuleOf } from '#contracts/judge/searched-fields.ts'
import { answerSchema, refusalWords, usualStatus, wordsOf } from '#contracts/contract/operation.ts'

/* Laws that the contract's descriptions yield by their wording. A reworded description would lose them in silence. */

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

test('keeps-the-written-order judges the lists that are called newest or oldest first', () => {
  expect({ newest: whose(/newest first/), oldest: whose(/oldest first/) }).toEqual({
    newest: ['listAllReviews', 'listReviews', 'listAllOrders'],
    oldest: ['listWishlist', 'getDailySales', 'getWeeklySales', 'getMonthlySales'],
  })
})

test('pagination-adds-up knows the size of pages that have no limit', () => {
  expect(schemasWith(/\d+ a page/)).toEqual(['SearchPagination'])
})

test('the laws of statistics know the number and length of their periods', () => {
  expect(whose(/last \d+ (?:day|week|month)s/, ofTheAnswer)).toEqual([
    'getDailySales',
    'getWeeklySales',
    'getMonthlySales',
  ])
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
  expect(shopContract.schemas.get('Coupon')?.properties?.code?.description).toMatch(/case-sensitive/)
})

test('a refusal is told by what the contract says of its own status', () => {
  expect(refusalWords(operationOf('updateMe'), '403')).toBe(
    "The token belongs to a user without the role, or the record is someone else's. 403 where the address to change is someone else's.",
  )
  expect(refusalWords(operationOf('cancelOrder'), '409')).toBe(
    'The state of the shop does not allow it. The order must be one of the caller, even if that is an administrator. 409 where it was sent or cancelled already.',
  )
})
