import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finish, finishAll, nothing, register } from './overlay-progress.ts'

const three = ['hero', 'promo', 'collections'].reduce(register, nothing)

test('counts finished items in whole percent', () => {
  expect(three.reached).toBe(0)
  expect(finish(three, 'hero').reached).toBe(33)
  expect(finish(finish(three, 'hero'), 'promo').reached).toBe(66)
})

test('reaches 100 only when nothing is left', () => {
  expect(['hero', 'promo', 'collections'].reduce(finish, three).reached).toBe(100)
  expect(finishAll(three).reached).toBe(100)
})

test('counts an item once, however often it registers and finishes', () => {
  expect(finish(finish(register(three, 'hero'), 'hero'), 'hero').reached).toBe(33)
})

test('ignores the end of an unregistered item', () => {
  expect(finish(three, 'stranger')).toBe(three)
})

test('never falls, whatever registers late and in whatever order items end', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(register, finish), fc.constantFrom('a', 'b', 'c', 'd')))
  fc.assert(
    fc.property(steps, (list) => {
      let waiting = register(nothing, 'page')
      for (const [step, name] of list) {
        const next = step(waiting, name)
        expect(next.reached).toBeGreaterThanOrEqual(waiting.reached)
        waiting = next
      }
    }),
  )
})
