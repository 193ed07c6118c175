import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { blankReview, refusalText, reviewRules } from './review-form.ts'

const refused = (message: string) => new ApiError('status', '', { status: 409, body: { message } })

test('requires a rating and a comment', () => {
  expect(errorsBy(reviewRules, blankReview)).toEqual({
    rating: 'Please select a rating',
    comment: 'Please write a comment',
  })
  for (const comment of ['  ', '\u200B'])
    expect(errorsBy(reviewRules, { rating: 4, comment })).toEqual({ comment: 'Please write a comment' })
  expect(errorsBy(reviewRules, { rating: 4, comment: 'Lovely' })).toEqual({})
})

test('a second review is refused with its own message', () => {
  expect(refusalText(refused('User has already reviewed this product'))).toBe('You have already reviewed this product')
  expect(refusalText(refused('No such product'))).toBe('Failed to submit review. Please try again.')
  expect(refusalText(new Error('no answer'))).toBe('Failed to submit review. Please try again.')
})
