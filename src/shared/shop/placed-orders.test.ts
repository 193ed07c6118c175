import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, memoryStorage } from '../api/session-fixture.ts'
import { session } from '../api/session.ts'
import { changePlaced, type PlacedHere, placedOrders, rememberPlaced } from './placed-orders.ts'

const order: PlacedHere = {
  id: 'ord-1',
  number: 'SUV-2026-00001',
  date: '2026-11-14T10:00:00.000Z',
  amount: 599,
  status: 'Pending',
  items: [{ name: 'Ring', quantity: 1, price: 500 }],
  charges: [{ name: 'Shipping', amount: 99 }],
  shippingAddress: {
    full_name: 'Asha',
    phone: '1',
    address_line1: 'Road',
    zip_code: '1',
    country: 'India',
    state: 'KA',
    city: 'B',
  },
}

const kept = () => placedOrders.read(asha.id)

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  session.signIn({ token: 'a', user: asha })
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

test('keeps orders for the person who placed them, newest first and each once', () => {
  rememberPlaced(order)
  rememberPlaced({ ...order, id: 'ord-2' })
  rememberPlaced(order)
  expect(kept().map(({ id }) => id)).toEqual(['ord-1', 'ord-2'])
})

test.each([
  { items: [null] },
  { items: [{ name: 'Ring', quantity: {}, price: 500 }] },
  { items: [{ name: 'Ring', quantity: 1, price: 500, picture: {} }] },
  { charges: [null] },
  { charges: [{ name: 'Gift wrap', amount: '150' }] },
  { shippingAddress: { full_name: {} } },
])('an order that somebody changed to %j in the storage is left out', (change) => {
  rememberPlaced(order)
  const changed = { ...order, id: 'ord-2', ...change }
  localStorage.setItem('shop:placed-orders', JSON.stringify({ [asha.id]: [changed, order] }))
  expect(kept().map(({ id }) => id)).toEqual(['ord-1'])
})

test('updates the status of an order', () => {
  rememberPlaced(order)
  rememberPlaced({ ...order, id: 'ord-2' })
  changePlaced('ord-1', 'Cancelled')
  expect(kept().map(({ status }) => status)).toEqual(['Pending', 'Cancelled'])
})

test('the orders survive a change of email address', () => {
  rememberPlaced(order)
  session.setUser({ ...asha, email: 'asha.rao@shop.test' })
  rememberPlaced({ ...order, id: 'ord-2' })
  expect(kept().map(({ id }) => id)).toEqual(['ord-2', 'ord-1'])
})

test('a guest has no orders and does not change those of others', () => {
  rememberPlaced(order)
  session.signOut()
  rememberPlaced({ ...order, id: 'ord-2' })
  expect(kept()).toEqual([order])
})

test('entries that are not orders are ignored', () => {
  localStorage.setItem('shop:placed-orders', JSON.stringify({ [asha.id]: [order, { id: 'x' }, null] }))
  expect(kept()).toEqual([order])
  localStorage.setItem('shop:placed-orders', JSON.stringify({ [asha.id]: 'none' }))
  expect(kept()).toEqual([])
})

test('an order kept before its charges were has what it paid beside its lines as shipping', () => {
  const { charges, ...older } = order
  localStorage.setItem('shop:placed-orders', JSON.stringify({ [asha.id]: [older, { ...older, amount: 500 }] }))
  expect(kept().map((one) => one.charges)).toEqual([charges, []])
})
