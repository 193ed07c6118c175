import { describe, expect, test } from 'vitest'
import { mayTurn, start, step, type Surroundings } from './rotation.ts'

const calm: Surroundings = {
  count: 3,
  hovered: false,
  focused: false,
  inView: true,
  tabVisible: true,
  reduced: false,
  allPaused: false,
}

test('time turns it and past the last comes the first', () => {
  expect(step({ index: 2, held: false }, { type: 'tick' }, 3)).toEqual({ index: 0, held: false })
})

test('previous of the first is the last', () => {
  expect(step(start, { type: 'previous' }, 3)).toEqual({ index: 2, held: true })
})

test.each(['next', 'previous'] as const)('%s holds it for good', (type) => {
  expect(mayTurn(step(start, { type }, 3), calm)).toBe(false)
})

test('a dot goes there and holds it', () => {
  expect(step(start, { type: 'go-to', index: 1 }, 3)).toEqual({ index: 1, held: true })
})

test('Play turns it again from where it stands', () => {
  const held = step(start, { type: 'next' }, 3)
  expect(step(held, { type: 'play' }, 3)).toEqual({ index: 1, held: false })
})

describe('it stands still', () => {
  test.each<[string, Partial<Surroundings>]>([
    ['under the pointer', { hovered: true }],
    ['with focus inside', { focused: true }],
    ['out of view', { inView: false }],
    ['in a hidden tab', { tabVisible: false }],
    ['where the system asks for less motion', { reduced: true }],
    ['while all motion is paused', { allPaused: true }],
    ['with a single slide', { count: 1 }],
  ])('%s', (_, change) => {
    expect(mayTurn(start, calm)).toBe(true)
    expect(mayTurn(start, { ...calm, ...change })).toBe(false)
  })
})

test('an emptied block stands at its start', () => {
  expect(step({ index: 2, held: false }, { type: 'tick' }, 0).index).toBe(0)
})
