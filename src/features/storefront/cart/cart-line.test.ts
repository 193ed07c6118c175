import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { addedText, failedReason, failedText, isCartLine, isSamePiece, refusalOf, sentPiece } from './cart-line.ts'

const listing = { variantId: 'gold', quantity: 1, place: 'listing' } as const
const detail = { variantId: 'gold', quantity: 3, place: 'detail' } as const
const answer = (status: number) => new ApiError('status', '', { status, body: { message: 'Only 2 left' } })

test('each place has its own message', () => {
  expect([addedText(listing), failedText(listing)]).toEqual([
    'Added to cart successfully',
    'Failed to add to cart. Please try again.',
  ])
  expect([addedText(detail), failedText(detail)]).toEqual([
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
  expect([listing, detail, { productId: 'ring', quantity: 1, place: 'listing' }].every(isCartLine)).toBe(true)
  expect([null, {}, { ...listing, quantity: 'one' }, { ...listing, place: 'cart' }].some(isCartLine)).toBe(false)
})

test('a variant and a product have their own fields, and differ', () => {
  expect(sentPiece({ variantId: 'gold' })).toEqual({ productVariantId: 'gold' })
  expect(sentPiece({ productId: 'ring' })).toEqual({ productId: 'ring' })
  expect(isSamePiece({ variantId: 'gold' }, { variantId: 'gold' })).toBe(true)
  expect(isSamePiece({ productId: 'ring' }, { productId: 'ring' })).toBe(true)
  expect(isSamePiece({ variantId: 'x' }, { productId: 'x' })).toBe(false)
  expect(isSamePiece({ productId: 'x' }, { variantId: 'x' })).toBe(false)
})
