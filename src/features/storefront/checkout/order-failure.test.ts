import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { orderFailure } from './order-failure.ts'

const refused = (body: unknown, status = 409) => new ApiError('status', 'The server answered.', { status, body })

test('shows the server’s error, else its message, else a default', () => {
  expect(orderFailure(refused({ error: 'Out of stock', message: 'Conflict' }))).toEqual({ text: 'Out of stock' })
  expect(orderFailure(refused({ message: 'Conflict' }))).toEqual({ text: 'Conflict' })
  expect(orderFailure(refused({}))).toEqual({ text: 'Order failed!' })
})

test('without an answer something went wrong', () => {
  expect(orderFailure(new ApiError('network', 'No connection.')).text).toBe('Something went wrong. Please try again.')
  expect(orderFailure(new TypeError('no')).text).toBe('Something went wrong. Please try again.')
  expect(orderFailure(new ApiError('offline', 'Offline.')).detail).toBe('You are offline.')
})

test('an order that may have been placed asks to check before ordering again', () => {
  const askFirst = /may have reached us all the same\. Please ask us before you place it again/
  expect(orderFailure(new ApiError('timeout', 'Late.', { isUncertain: true })).detail).toMatch(askFirst)
  const page = new ApiError('unreadable', 'A page.', { status: 200, isUncertain: true })
  expect(orderFailure(page).text).toBe('We do not know whether your order was placed.')
  expect(orderFailure(page).detail).toMatch(askFirst)
})
