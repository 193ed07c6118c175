import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { placedOrder, sampleHistory } from './order.ts'
import { readSelection, toReview, viewsOf, withSelection } from './order-view.ts'
import { progress } from './progress.ts'
import { cancelReasons, reasonRules, returnReasons, sentReason } from './reasons.ts'
import { orderReviewRules } from './components/order-review-form.tsx'

const statesOf = (status: string) => progress(status).steps.map(({ state }) => state)

function sample(index: number, statusOf: Record<string, string> = {}) {
  const order = sampleHistory(statusOf)[index]
  if (order === undefined) throw new Error('There is no such sample.')
  return order
}

test.each([
  ['Pending', ['current', 'ahead', 'ahead'], 0],
  ['processing', ['done', 'current', 'ahead'], 1],
  ['SHIPPED', ['done', 'done', 'current'], 2],
  ['Delivered', ['done', 'done', 'done'], 2],
  ['Cancelled', ['ahead', 'ahead', 'ahead'], null],
  ['Return requested', ['ahead', 'ahead', 'ahead'], null],
  ['Lost', ['current', 'ahead', 'ahead'], 0],
])('an order that is %s is this far', (status, states, current) => {
  expect(statesOf(status)).toEqual(states)
  expect(progress(status).current).toBe(current)
})

test('each product of a sample order has its own name, price and picture', () => {
  expect(sampleHistory({}).flatMap(({ items }) => items)).toEqual([
    {
      productId: 'prod-1',
      name: 'Aarohi Solitaire Ring',
      variant: 'Gold · Size 12',
      quantity: 1,
      price: 48500,
      picture: '/media/products/solitaire-ring--gold--diamond-800.avif',
    },
    {
      productId: 'prod-9',
      name: 'Payal Bell Anklet',
      variant: 'Silver · Size 9.5 in',
      quantity: 1,
      price: 2740,
      picture: '/media/products/anklet--silver--none-800.avif',
    },
    {
      productId: 'prod-10',
      name: 'Phool Flower Nose Pin',
      variant: 'Gold · Size 6 mm',
      quantity: 1,
      price: 13710,
      picture: '/media/products/nose-pin--gold--diamond-800.avif',
    },
  ])
})

test('a pending order can be tracked and cancelled, a delivered one tracked, returned and reviewed', () => {
  expect(viewsOf(sample(0), [])).toEqual(['tracking', 'cancel'])
  expect(viewsOf(sample(1), [])).toEqual(['tracking', 'return', 'review'])
})

test('a finished action on a sample order is not offered again', () => {
  expect(viewsOf(sample(0, { 'ord-sample-1': 'Cancelled' }), [])).toEqual(['tracking'])
  expect(viewsOf(sample(1, { 'ord-sample-2': 'Return requested' }), [])).toEqual(['tracking', 'review'])
})

test('each product of an order is reviewed once', () => {
  expect(toReview(sample(1), []).map(({ productId }) => productId)).toEqual(['prod-9', 'prod-10'])
  expect(toReview(sample(1), ['prod-9']).map(({ productId }) => productId)).toEqual(['prod-10'])
  expect(viewsOf(sample(1), ['prod-9', 'prod-10'])).toEqual(['tracking', 'return'])
})

/** As this browser keeps it. */
const placed = {
  id: 'ord-9',
  number: 'SUV-2026-00009',
  date: '2026-11-14T10:00:00Z',
  amount: 599,
  status: 'Pending',
  items: [{ name: 'Ring', quantity: 1, price: 500 }],
  charges: [],
  shippingAddress: {
    full_name: 'Asha',
    phone: '98',
    address_line1: 'Road',
    zip_code: '560001',
    country: 'India',
    state: 'KA',
    city: 'B',
  },
}

test('an order placed here can be cancelled once', () => {
  expect(viewsOf(placedOrder(placed), [])).toEqual(['tracking', 'cancel'])
  expect(viewsOf(placedOrder({ ...placed, status: 'Cancelled' }), [])).toEqual(['tracking'])
  expect(placedOrder(placed).shippingAddress).toEqual(['Asha', 'Road', 'B, KA 560001', '98'])
})

test('an order placed here shows the landmark that it was sent to', () => {
  const { shippingAddress } = placed
  const sent = placedOrder({ ...placed, shippingAddress: { ...shippingAddress, landmark: 'By the well' } })
  expect(sent.shippingAddress).toEqual(['Asha', 'Road', 'By the well', 'B, KA 560001', '98'])
})

test('an order without a number is named by its time, and one without an id cannot be cancelled', () => {
  const nameless = placedOrder({ ...placed, number: '' })
  expect(nameless.number).toBe('14 Nov 2026, 3:30 pm IST')
  expect(viewsOf(nameless, [])).toEqual(['tracking', 'cancel'])
  expect(viewsOf(placedOrder({ ...placed, id: `placed-${placed.date}` }), [])).toEqual(['tracking'])
})

test('an order names how it was paid, if that is known', () => {
  expect([sample(0).payment, sample(1).payment]).toEqual(['UPI', 'COD'])
  expect(placedOrder({ ...placed, payment: 'credit' }).payment).toBe('Credit Card')
  expect(placedOrder(placed).payment, 'it was kept before orders had one').toBeNull()
  expect(placedOrder({ ...placed, payment: 'constructor' }).payment).toBeNull()
})

test('there are five reasons each', () => {
  expect(cancelReasons).toEqual([
    'Changed my mind',
    'Ordered by mistake',
    'Found a better price elsewhere',
    'Shipping time too long',
    'Other',
  ])
  expect(returnReasons).toEqual([
    'Broken Product',
    'Wrong Size',
    'Different from description',
    'Quality not as expected',
    'Other',
  ])
})

test('a reason is required, and a text for Other, which is sent', () => {
  expect(errorsBy(reasonRules, { reason: '', other: '' })).toEqual({ reason: 'Please select a reason' })
  expect(errorsBy(reasonRules, { reason: 'Other', other: '  ' })).toEqual({ other: 'Please tell us the reason' })
  expect(errorsBy(reasonRules, { reason: 'Other', other: 'Too shiny' })).toEqual({})
  expect(sentReason({ reason: 'Other', other: ' Too shiny ' })).toBe('Too shiny')
  expect(sentReason({ reason: 'Changed my mind', other: 'left over' })).toBe('Changed my mind')
})

test('a review requires a rating and a text', () => {
  expect(errorsBy(orderReviewRules, { productId: 'p', rating: 0, review: ' ' })).toEqual({
    rating: 'Please select a rating',
    review: 'Please write your review',
  })
  expect(errorsBy(orderReviewRules, { productId: 'p', rating: 4, review: 'Lovely' })).toEqual({})
})

test('the address contains the selected order and its open view', () => {
  const search = withSelection(new URLSearchParams('a=1'), { orderId: 'ord-1', view: 'cancel' })
  expect(search.toString()).toBe('a=1&order=ord-1&view=cancel')
  expect(readSelection(search)).toEqual({ orderId: 'ord-1', view: 'cancel' })
  expect(withSelection(search, { orderId: 'ord-2', view: 'tracking' }).toString()).toBe('a=1&order=ord-2&view=tracking')
  expect(withSelection(search, null).toString()).toBe('a=1')
  expect(readSelection(new URLSearchParams('order=ord-1&view=all'))).toBeNull()
})
