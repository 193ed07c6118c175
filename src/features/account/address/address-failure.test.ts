import { ApiError } from '#src/shared/api/api-error.ts'
import { blankAddress } from '#src/shared/lib/address.ts'
import { expect, test } from 'vitest'
import { saveFailure, saveReason } from './address-failure.ts'

const errors = [
  { path: 'body.address.zip_code', message: 'Too short' },
  { path: 'body.planet', message: 'Unknown' },
]
const refused = new ApiError('status', '', { status: 400, body: { message: 'Please check', errors } })

const typed = { ...blankAddress, zipCode: '5' }

test('a refusal keeps its status, names the form’s fields and has its own words', () => {
  expect(saveFailure(refused, typed)).toMatchObject({
    status: 400,
    serverMessage: 'Failed to save address',
    errors: [{ path: 'zipCode', message: 'Too short' }],
  })
  expect(saveFailure(refused, blankAddress).errors).toEqual([{ path: 'zipCode', message: 'Please fill this in' }])
})

test('the server’s reason is told where no field tells it', () => {
  expect(saveReason(refused)).toBeUndefined()
  expect(saveReason(new ApiError('status', '', { status: 409, body: { message: 'Too many addresses' } }))).toBe(
    'Too many addresses',
  )
})

test('a server that does not answer has other words', () => {
  const silent = new ApiError('network', 'The server could not be reached.')
  expect(saveFailure(silent, typed).serverMessage).toBe('Error saving address. Please try again.')
  expect(saveFailure(new TypeError('no'), typed).serverMessage).toBe('Error saving address. Please try again.')
  expect(saveReason(silent)).toBeUndefined()
})

test('who is offline is told so', () => {
  expect(saveReason(new ApiError('offline', 'You are offline.'))).toBe('You are offline.')
})
