import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { saveFailure } from './address-form.tsx'

test('a refused address and a missing answer have different messages', () => {
  expect(saveFailure(new ApiError('status', 'Status 500.', { status: 500 }))).toBe('Failed to save address')
  expect(saveFailure(new ApiError('offline', 'You are offline.'))).toBe('Error saving address. Please try again.')
  expect(saveFailure(new Error('unknown'))).toBe('Error saving address. Please try again.')
})
