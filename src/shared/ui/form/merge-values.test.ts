import { expect, test } from 'vitest'
import { isSameText, mergeValues } from './merge-values.ts'

const ring = { name: 'Ring', price: '100', text: 'Gold' }
const at = (seen: object, mine: object, theirs: object, more: { saved?: object; sent?: object } = {}) =>
  mergeValues<object>({ seen, saved: seen, mine, theirs, sent: undefined, ...more }, isSameText)

test('a field that this person did not touch takes the newer value, and one that they did keeps theirs', () => {
  expect(at(ring, { ...ring, name: 'Band' }, { ...ring, price: '120' })).toEqual({
    saved: { ...ring, price: '120' },
    values: { ...ring, name: 'Band', price: '120' },
    updated: ['price'],
    conflicting: [],
  })
})

test('a field that both changed is conflicting and still shows what was typed', () => {
  expect(at(ring, { ...ring, name: 'Band' }, { ...ring, name: 'Hoop' })).toEqual({
    saved: { ...ring, name: 'Hoop' },
    values: { ...ring, name: 'Band' },
    updated: [],
    conflicting: ['name'],
  })
})

test('the same change by both is no conflict, nor is a change that the server trims', () => {
  expect(at(ring, { ...ring, name: ' Band ' }, { ...ring, name: 'Band' })).toMatchObject({
    values: { ...ring, name: 'Band' },
    updated: [],
    conflicting: [],
  })
})

test('what this person’s own lost save stored is nobody else’s change', () => {
  const typed = { ...ring, name: 'Wide band' }
  const stored = { ...ring, name: 'Band' }
  expect(at(ring, typed, stored, { sent: stored })).toEqual({
    saved: stored,
    values: typed,
    updated: [],
    conflicting: [],
  })
})

test('a field that the server does not send stays', () => {
  expect(at(ring, { ...ring, name: 'Band' }, { name: 'Ring' })).toMatchObject({ values: { ...ring, name: 'Band' } })
})

const variant = (id: string, size: string, stock = '5') => ({ id, size, inventory: { stock } })
const of = (...variants: object[]) => ({ variants })

test('rows are told by their id, whatever their order', () => {
  const seen = of(variant('a', '6'), variant('b', '8'))
  const mine = of(variant('a', '7'), variant('b', '8'))
  const theirs = of(variant('b', '8', '4'), variant('a', '6'))
  expect(at(seen, mine, theirs)).toMatchObject({
    values: of(variant('a', '7'), variant('b', '8', '4')),
    updated: ['variants.1.inventory.stock'],
    conflicting: [],
  })
})

test('a row that others added comes in, and one that they removed goes unless it was changed here', () => {
  const seen = of(variant('a', '6'), variant('b', '8'), variant('c', '9'))
  const mine = of(variant('a', '6'), variant('b', '8'), variant('c', '10'))
  const theirs = of(variant('b', '8'), variant('d', '11'))
  const { saved, values } = at(seen, mine, theirs)
  expect(values).toEqual(of(variant('b', '8'), variant('c', '10'), variant('d', '11')))
  expect(saved).toEqual(of(variant('b', '8'), variant('c', '9'), variant('d', '11')))
})

test('a row that this person added is no saved one, and one that they removed stays removed', () => {
  const seen = of(variant('a', '6'), variant('b', '8'))
  const mine = of(variant('b', '8'), variant('', '12'))
  expect(at(seen, mine, of(variant('a', '6', '4'), variant('b', '8')))).toEqual({
    saved: of(variant('b', '8'), variant('a', '6', '4')),
    values: mine,
    updated: [],
    conflicting: [],
  })
})

test('a list without ids in which this person added a row is unsaved as often as it is compared', () => {
  const mine = { pictures: ['ring.jpg'] }
  const { saved, values, updated } = at({ pictures: [] }, mine, { pictures: [] })
  expect({ saved, values, updated }).toEqual({ saved: { pictures: [] }, values: mine, updated: [] })
})
