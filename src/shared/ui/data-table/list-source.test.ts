import { expect, test } from 'vitest'
import { contentOf } from './list-source.ts'

const none = { failure: null, rows: [], isBusy: false }

test('a list without rows is empty', () => {
  expect(contentOf(none)).toBe('empty')
  expect(contentOf({ ...none, total: 0, isBusy: true })).toBe('empty')
})

test('a page without rows of a list that has some, as after deleting its last page, waits for another page', () => {
  expect(contentOf({ ...none, total: 60, isBusy: true })).toBe('waiting')
})

test('a host that counts rows but sends none leaves the list empty', () => {
  expect(contentOf({ ...none, total: 60 })).toBe('empty')
})
