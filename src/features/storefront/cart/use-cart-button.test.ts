import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import {
  addedText,
  failedReason,
  failedText,
  isAdditionOf,
  isUnfinishedAddition,
  refusalOf,
} from './use-cart-button.ts'

const listing = { productVariantId: 'gold', quantity: 1, place: 'listing' } as const
const detail = { productVariantId: 'gold', quantity: 3, place: 'detail' } as const
const answer = (status: number) => new ApiError('status', '', { status, body: { message: 'Only 2 left' } })

test('each place has its own message', () => {
  expect([addedText('listing', 1), failedText('listing')]).toEqual([
    'Added to cart successfully',
    'Failed to add to cart. Please try again.',
  ])
  expect([addedText('detail', 3), failedText('detail')]).toEqual([
    '3 item(s) added to your cart.',
    'Failed to add item to cart. Please try again.',
  ])
})

test('gives the reason when stock is too low, and hides internal server errors', () => {
  expect(failedReason(answer(409))).toBe('Only 2 left')
  expect(failedReason(answer(500))).toBeUndefined()
  expect(failedReason(new ApiError('status', 'Status 504.', { status: 504, isUncertain: true }))).toBe(
    'It may have gone through anyway. Please look into your cart before you add it again.',
  )
  expect(failedReason(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
  expect(failedReason(new Error('no'))).toBeUndefined()
})

test('a refusal for want of stock says why and what helps, and others what is known', () => {
  const help = 'Choose fewer, or another piece; your cart shows what it holds.'
  expect(refusalOf(answer(409))).toBe(`Only 2 left ${help}`)
  expect(refusalOf(new ApiError('status', 'Status 409', { status: 409 }))).toBe(`There are not enough of it. ${help}`)
  expect(refusalOf(answer(500))).toBeUndefined()
  expect(refusalOf(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
})

test('recognises a stored line', () => {
  expect([listing, detail, { productId: 'ring', quantity: 1, place: 'listing' }].every(isUnfinishedAddition)).toBe(true)
  expect([null, {}, { ...listing, quantity: 'one' }, { ...listing, place: 'cart' }].some(isUnfinishedAddition)).toBe(
    false,
  )
})

test('an addition is that of its variant or of its product', () => {
  const { place: _, ...data } = detail
  expect(isAdditionOf({ productVariantId: 'gold' }, { data })).toBe(true)
  expect(isAdditionOf({ productId: 'ring' }, { data: { productId: 'ring', quantity: 1 } })).toBe(true)
  expect(isAdditionOf({ productId: 'gold' }, { data })).toBe(false)
  expect(isAdditionOf({ productVariantId: 'gold' }, undefined)).toBe(false)
})
