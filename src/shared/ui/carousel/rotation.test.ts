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

test('time turns it, and the first follows the last', () => {
  expect(step({ ...start, index: 2 }, { type: 'tick' }, 3)).toEqual(start)
})

test('previous of the first is the last', () => {
  expect(step(start, { type: 'previous' }, 3)).toEqual({ index: 2, held: true, played: false })
})

test.each(['next', 'previous'] as const)('%s stops it until Play', (type) => {
  expect(mayTurn(step(start, { type }, 3), calm)).toBe(false)
})

test('a dot goes to its slide and stops the rotation', () => {
  expect(step(start, { type: 'go-to', index: 1 }, 3)).toEqual({ index: 1, held: true, played: false })
})

test('Play resumes from the current slide', () => {
  const held = step(start, { type: 'next' }, 3)
  expect(step(held, { type: 'play' }, 3)).toMatchObject({ index: 1, held: false })
})

test('Play overrides pointer and focus until the person leaves', () => {
  const near = { ...calm, hovered: true, focused: true }
  const played = step(step(start, { type: 'pause' }, 3), { type: 'play' }, 3)
  expect(mayTurn(played, near)).toBe(true)
  expect(mayTurn(step(played, { type: 'leave' }, 3), near)).toBe(false)
})

describe('it does not turn', () => {
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

test('an emptied block is at its start', () => {
  expect(step({ ...start, index: 2 }, { type: 'tick' }, 0).index).toBe(0)
})
