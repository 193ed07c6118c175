import { expect, test } from 'vitest'
import { finish, finishAll, nothing, percent, register } from './overlay-progress.ts'

const three = ['hero', 'promo', 'collections'].reduce(register, nothing)

test('nothing registered counts as 100', () => {
  expect(percent(nothing)).toBe(100)
})

test('counts what is over in whole percent', () => {
  expect(percent(three)).toBe(0)
  expect(percent(finish(three, 'hero'))).toBe(33)
  expect(percent(finish(finish(three, 'hero'), 'promo'))).toBe(66)
})

test('reaches 100 only when nothing is left', () => {
  expect(percent(['hero', 'promo', 'collections'].reduce(finish, three))).toBe(100)
})

test('counts a thing once, however often it is told', () => {
  expect(percent(finish(finish(register(three, 'hero'), 'hero'), 'hero'))).toBe(33)
})

test('waits again for what comes again', () => {
  expect(percent(register(finish(three, 'hero'), 'hero'))).toBe(0)
})

test('ignores the end of what nobody registered', () => {
  expect(finish(three, 'stranger')).toBe(three)
})

test('gives up on all at once', () => {
  expect(percent(finishAll(three))).toBe(100)
})
