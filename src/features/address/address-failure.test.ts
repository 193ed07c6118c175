import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { saveFailure, saveReason } from './address-failure.ts'

const errors = [
  { path: 'body.address.zip_code', message: 'Too short' },
  { path: 'body.planet', message: 'Unknown' },
]
const refused = new ApiError('status', '', { status: 400, body: { message: 'Please check', errors } })

test('a refusal keeps its status, names the form’s fields and has its own words', () => {
  expect(saveFailure(refused)).toMatchObject({
    status: 400,
    serverMessage: 'Failed to save address',
    errors: [{ path: 'zipCode', message: 'Too short' }],
  })
  expect(saveReason(refused)).toBe('Please check')
})

test('a server that does not answer has other words', () => {
  const silent = new ApiError('network', 'The server could not be reached.')
  expect(saveFailure(silent).serverMessage).toBe('Error saving address. Please try again.')
  expect(saveFailure(new TypeError('no')).serverMessage).toBe('Error saving address. Please try again.')
  expect(saveReason(silent)).toBeUndefined()
})

test('who is offline is told so', () => {
  expect(saveReason(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
})
