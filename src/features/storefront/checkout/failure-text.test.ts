import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('the server’s own words come first', () => {
  expect(
    failureText(new ApiError('status', 'Status 409.', { status: 409, body: { error: 'Only 1 of it is left.' } })),
  ).toBe('Only 1 of it is left.')
})

test('a server without words is an order that failed', () => {
  expect(failureText(new ApiError('status', 'Status 500.', { status: 500 }))).toBe('Order failed!')
})

test.each(['network', 'timeout', 'offline'] as const)('no answer (%s) is something that went wrong', (kind) => {
  expect(failureText(new ApiError(kind, 'No answer.'))).toBe('Something went wrong. Please try again.')
})
