import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, memoryStorage } from '../api/session-fixture.ts'
import { session } from '../api/session.ts'
import { changePlaced, type PlacedHere, readPlaced, rememberPlaced } from './placed-orders.ts'

const order: PlacedHere = {
  id: 'ord-1',
  number: 'SUV-2026-00001',
  date: '2026-11-14T10:00:00.000Z',
  amount: 599,
  status: 'Pending',
  items: [{ name: 'Ring', quantity: 1, price: 500 }],
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

const kept = () => readPlaced(localStorage.getItem('shop:placed-orders'))[asha.id]

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
  expect(kept()?.map(({ id }) => id)).toEqual(['ord-1', 'ord-2'])
})

test('updates the status of an order', () => {
  rememberPlaced(order)
  rememberPlaced({ ...order, id: 'ord-2' })
  changePlaced('ord-1', 'Cancelled')
  expect(kept()?.map(({ status }) => status)).toEqual(['Pending', 'Cancelled'])
})

test('the orders survive a change of e-mail address', () => {
  rememberPlaced(order)
  session.setUser({ ...asha, email: 'asha.rao@shop.test' })
  rememberPlaced({ ...order, id: 'ord-2' })
  expect(kept()?.map(({ id }) => id)).toEqual(['ord-2', 'ord-1'])
})

test('a guest has no orders and does not change those of others', () => {
  rememberPlaced(order)
  session.signOut()
  rememberPlaced({ ...order, id: 'ord-2' })
  expect(readPlaced(localStorage.getItem('shop:placed-orders'))).toEqual({ [asha.id]: [order] })
})

test('entries that are not orders are ignored', () => {
  expect(readPlaced('no json')).toEqual({})
  expect(readPlaced('[1]')).toEqual({ 0: [] })
  expect(readPlaced(JSON.stringify({ a: [order, { id: 'x' }, null] }))).toEqual({ a: [order] })
})
