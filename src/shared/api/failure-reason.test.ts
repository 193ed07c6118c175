import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureReason, fieldName } from './failure-reason.ts'

const refused = (body: unknown) => new ApiError('status', 'The server answered.', { status: 400, body })

test('the server’s words are the reason, with the field’s name in place of its path', () => {
  expect(failureReason(refused({ message: 'Only 2 left' }))).toBe('Only 2 left')
  const errors = [{ path: 'body.address.zip_code', message: 'Required.' }]
  expect(failureReason(refused({ message: 'body.address.zip_code: Required.', errors }))).toBe('Zip code: Required.')
  expect(failureReason(refused({}))).toBeUndefined()
  expect(failureReason(new Error('unknown'))).toBeUndefined()
})

test('without an answer the reason is why none came', () => {
  expect(failureReason(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
})

test('a change that may have been made says so, and where to look', () => {
  const late = new ApiError('timeout', 'The shop took too long to answer.', { isUncertain: true })
  expect(failureReason(late)).toBe(
    'The shop took too long to answer. It may have gone through all the same. Please reload the page and look before you try again.',
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
