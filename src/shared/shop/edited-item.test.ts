import { expect, test } from 'vitest'
import { itemFromState, stateWithItem } from './edited-item.ts'

const ring = { id: 'prod-1', name: 'Ring' }

test('an item in the navigation state is read back', () => {
  expect(itemFromState(stateWithItem(ring), null)).toEqual(ring)
  expect(itemFromState(stateWithItem(ring), 'prod-1')).toEqual(ring)
})

test.each([
  [ring],
  [{ product: ring }],
  [{ product: { ID: 'prod-1', name: 'Ring' } }],
  [{ ID: 'prod-1', name: 'Ring' }],
])('%j is understood', (state) => expect(itemFromState(state, 'prod-1')).toMatchObject(ring))

test.each([[null], ['prod-1'], [{}], [{ item: null }], [{ item: { name: 'Ring' } }], [{ item: { id: '' } }]])(
  '%j holds none',
  (state) => {
    expect(itemFromState(state, null)).toBeNull()
  },
)

test('the address wins over a state left from another item', () => {
  expect(itemFromState(stateWithItem(ring), 'prod-2')).toBeNull()
})
