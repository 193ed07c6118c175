import { expect, test } from 'vitest'
import { ApiError, failureReason, fieldName } from './api-error.ts'

const refused = (body: unknown) => new ApiError('status', 'The server answered.', { status: 400, body })

test('the reason is the server’s message, with the field’s name instead of its path', () => {
  expect(failureReason(refused({ message: 'Only 2 left' }))).toBe('Only 2 left')
  const errors = [{ path: 'body.address.zip_code', message: 'Required.' }]
  expect(failureReason(refused({ message: 'body.address.zip_code: Required.', errors }))).toBe('Zip code: Required.')
  expect(failureReason(refused({}))).toBeUndefined()
  expect(failureReason(new Error('unknown'))).toBeUndefined()
})

test('without an answer the reason says why there is none', () => {
  expect(failureReason(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
})

test('a write that may have succeeded says so, and where to check', () => {
  const late = new ApiError('timeout', 'The shop took too long to answer.', { isUncertain: true })
  expect(failureReason(late)).toBe(
    'The shop took too long to answer. It may have gone through anyway. Please reload the page and look before you try again.',
  )
  expect(failureReason(late, 'Please look at the list.')).toMatch(/Please look at the list\.$/)
})

test.each([
  ['body.items[0].quantity', 'Quantity'],
  ['body.date_of_birth', 'Date of birth'],
  ['body.productVariantId', 'Product variant id'],
])('%s is the field %s', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
