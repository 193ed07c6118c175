import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankDraft, failureText, keepDraft, keptDraft, reviewProblems } from './review-draft.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('asks for a rating and a comment', () => {
  expect(reviewProblems(blankDraft)).toEqual({ rating: 'Please select a rating', comment: 'Please write a comment' })
  expect(reviewProblems({ rating: 4, comment: '  ' })).toEqual({ comment: 'Please write a comment' })
  expect(reviewProblems({ rating: 4, comment: 'Lovely' })).toEqual({})
})

test('a second review is refused with its own message', () => {
  expect(failureText('User has already reviewed this product')).toBe('You have already reviewed this product')
  expect(failureText('No such product')).toBe('Failed to submit review. Please try again.')
  expect(failureText(undefined)).toBe('Failed to submit review. Please try again.')
})

test('each product has a draft of its own', () => {
  keepDraft('ring', { rating: 3, comment: 'Fine' })
  expect(keptDraft('ring')).toEqual({ rating: 3, comment: 'Fine' })
  expect(keptDraft('chain')).toEqual(blankDraft)
})

test.each(['{', '3', '{"rating":9,"comment":""}', '{"rating":"3","comment":""}'])('a kept %s is no draft', (kept) => {
  items.set('shop:review-draft:ring', kept)
  expect(keptDraft('ring')).toEqual(blankDraft)
})
