import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { checkoutFailure } from './checkout-failure.ts'

const refused = (body: unknown, status = 409) => new ApiError('status', 'The server answered.', { status, body })

test('shows the server’s error, else its message, else a default', () => {
  expect(checkoutFailure(refused({ error: 'Out of stock', message: 'Conflict' }))).toEqual({ text: 'Out of stock' })
  expect(checkoutFailure(refused({ message: 'Conflict' }))).toEqual({ text: 'Conflict' })
  expect(checkoutFailure(refused({}))).toEqual({ text: 'Order failed!' })
})

test('without an answer something went wrong', () => {
  expect(checkoutFailure(new ApiError('network', 'No connection.')).text).toBe(
    'Something went wrong. Please try again.',
  )
  expect(checkoutFailure(new TypeError('no')).text).toBe('Something went wrong. Please try again.')
  expect(checkoutFailure(new ApiError('offline', 'Offline.')).detail).toBe('You are offline.')
})

test('an order that may have been placed asks to check before ordering again', () => {
  const askFirst = /may still have reached us\. Please ask us before you place it again/
  expect(checkoutFailure(new ApiError('timeout', 'Late.', { isUncertain: true })).detail).toMatch(askFirst)
  const page = new ApiError('unreadable', 'A page.', { status: 200, isUncertain: true })
  expect(checkoutFailure(page).text).toBe('We do not know whether your order was placed.')
  expect(checkoutFailure(page).detail).toMatch(askFirst)
})
