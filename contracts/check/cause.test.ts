import { expect, test } from 'vitest'
import { byCause } from './cause.ts'
import { finding } from './finding-fixture.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'

const ofALaw = (operation: 'getCart' | 'listAllOrders', path: string, expected: string, got: string) =>
  finding({ operation, path, expected, got, class: 'behaviour', rule: 'law', law: 'sums-add-up' })

test('amounts that are rounded in carts and orders are one cause, other wrong amounts are two', () => {
  const cart = ofALaw('getCart', '$.data.items[2].unit_price', '18400.8', '18401')
  const order = { ...ofALaw('listAllOrders', '$[*].total_amount', '21736.8, by the prices', '21737') }
  const culprit = { ...order.culprit, operation: 'checkout' } as const
  expect(byCause([cart, { ...order, culprit }], shopContract)).toMatchObject([
    { operation: 'getCart', also: [{ operation: 'listAllOrders' }] },
  ])
  expect(byCause([cart, { ...order, expected: '"21736.8000"', culprit }], shopContract)).toHaveLength(1)
  expect(byCause([cart, { ...order, got: '20000', culprit }], shopContract)).toHaveLength(2)
})

test('what a journey finds after a call that was accepted is an effect of it, in another journey it is not', () => {
  const status = { path: 'status', expected: '403', got: '200', rule: 'status', class: 'protocol' } as const
  const culprit = { operation: 'cancelOrder', call: 'POST /api/orders/{id}/cancel as customer, answered 200' } as const
  const accepted = finding({ operation: 'cancelOrder', culprit, seenIn: ['order'], ...status })
  const effect = { ...ofALaw('getCart', '$.data.items', 'none', 'var-1'), seenIn: ['order'] }
  expect(byCause([accepted, effect], shopContract)).toMatchObject([
    { operation: 'cancelOrder', also: [{ operation: 'getCart' }] },
  ])
  expect(byCause([accepted, { ...effect, seenIn: ['wish'] }], shopContract)).toHaveLength(2)
  expect(byCause([effect, accepted], shopContract)).toHaveLength(2)
})

const refused = (status: string, got: string) => {
  const about = { status, path: 'status', expected: status, got, seenIn: ['what it refuses'] }
  return finding({ ...about, rule: 'status', class: 'protocol' })
}

test('refusals with another status are a cause each', () => {
  expect(byCause([refused('401', '403'), refused('400', '422')], shopContract)).toHaveLength(2)
})

const shared = (operation: 'getCart' | 'listAllOrders') => {
  const culprit = { operation, call: 'GET as admin, answered 200' } as const
  return { ...ofALaw(operation, 'cache-control', 'nothing', 'public'), culprit }
}

test('a wrong header is one cause, in however many operations', () => {
  expect(byCause([shared('getCart'), shared('listAllOrders')], shopContract)).toMatchObject([
    { operation: 'getCart', also: [{ operation: 'listAllOrders' }] },
  ])
})

const failed = (status: string) => {
  const about = { status, path: 'status', expected: status, got: '500, "null has no name"', seenIn: [status] }
  return finding({ operation: 'getCart', ...about, rule: 'status', class: 'protocol' })
}

test('a failure is one cause, whatever else was right', () => {
  expect(byCause([failed('200'), failed('200 or 404')], shopContract)).toHaveLength(1)
})

test('what must be refused and is accepted is one cause, whichever the success', () => {
  expect(
    byCause([refused('415', '200'), { ...refused('415', '201'), operation: 'uploadFile' }], shopContract),
  ).toHaveLength(1)
})

test('calls that are lost or accepted at once are one cause', () => {
  const culprit = { operation: 'updateMe', call: 'PUT, sent at once with updateMe (200)', atOnce: true } as const
  const lost = { ...ofALaw('getCart', '$.data.items[0].quantity', '2', '1'), law: 'both-at-once-take-effect', culprit }
  const twice = {
    ...ofALaw('listAllOrders', 'status', '409 for one of two', 'success twice'),
    culprit,
    seenIn: ['order'],
  }
  expect(byCause([lost, twice], shopContract)).toHaveLength(1)
  expect(byCause([lost, { ...twice, culprit: { ...culprit, atOnce: undefined } }], shopContract)).toHaveLength(2)
})

test('causes are in the order in which they were seen, since an effect may have another operation', () => {
  const sale = finding({ operation: 'listSales', seenIn: ['sale'] })
  expect(byCause([sale, ofALaw('getCart', '$.data.items[0].unit_price', '90', '100')], shopContract)).toMatchObject([
    { operation: 'listSales' },
    { operation: 'getCart' },
  ])
})

const figure = (law: string, path: string, context: string) => {
  const culprit = { operation: 'getLifetimeSales', call: 'GET as admin, answered 200' } as const
  const fields = { law, path, culprit, seenIn: [context], operation: 'getLifetimeSales' } as const
  return { ...ofALaw('getCart', path, '1', '2'), ...fields }
}

test('of two figures that contradict each other, the one that another answer shows to be wrong is told', () => {
  const share = figure('percentages-count-orders', '$.completedPercentage', 'reading the host')
  const total = figure('figures-come-from-the-orders', '$.totalOrders', 'figures-come-from-the-orders')
  const later = {
    ...total,
    law: 'sums-add-up',
    seenIn: ['order'],
    culprit: { operation: 'checkout', call: 'POST' },
  } as const
  expect(byCause([share, total, later], shopContract)).toMatchObject([
    { path: '$.totalOrders', also: [{ path: '$.completedPercentage' }] },
  ])
})

test('what one of two calls at once has left behind is an effect, whichever is to blame', () => {
  const culprit = { operation: 'updateProduct', call: 'PUT, sent at once with checkout (201)', atOnce: true } as const
  const lost = { ...ofALaw('getCart', '$.data.items[0].quantity', '2', '1'), law: 'both-at-once-take-effect' }
  const accepted = { operation: 'checkout', path: 'status', status: '409', expected: '409', got: '201' } as const
  const later = finding({ ...accepted, rule: 'status', culprit: { operation: 'checkout', call: 'POST' } })
  expect(byCause([{ ...lost, culprit }, later], shopContract)).toHaveLength(1)
  expect(byCause([{ ...lost, culprit: { ...culprit, atOnce: undefined } }, later], shopContract)).toHaveLength(2)
})

test('orders that change what they cost are told, not the figures that follow from them', () => {
  const lifetime = ofALaw('listAllOrders', '$.totalSales', '100', '90')
  const sales = { ...lifetime, operation: 'getLifetimeSales' as const }
  const total = ofALaw('listAllOrders', '$[0].total_amount', '50', '40')
  const moving = { ...total, law: 'others-stay-as-they-are', seenIn: ['another journey'] }
  expect(byCause([sales, moving], shopContract, shopKnowledge.effects)).toMatchObject([
    { operation: 'listAllOrders', also: [{ operation: 'getLifetimeSales' }] },
  ])
  expect(byCause([sales, { ...total, seenIn: ['another journey'] }], shopContract, shopKnowledge.effects)).toHaveLength(
    2,
  )
})

test('a call that is accepted without a token is a cause of its own, beside bad input that is accepted', () => {
  const culprit = { operation: 'createCategory', call: 'POST /v1/categories, answered 201' } as const
  const about = { operation: 'createCategory', got: '201', culprit, class: 'protocol' } as const
  const open = finding({ ...about, status: '401 or 403', path: 'status', expected: '401 or 403', rule: 'status' })
  const bad = finding({ ...about, path: 'request $', rule: 'law', law: 'bad-input-is-refused', class: 'behaviour' })
  expect(byCause([bad, open], shopContract)).toHaveLength(2)
})

test('a law that is broken by a reading is told beside what the shape of that reading breaks', () => {
  const culprit = { operation: 'listAllOrders', call: 'GET as admin, answered 200' } as const
  const about = { operation: 'listAllOrders', culprit, seenIn: ['listAllOrders'] } as const
  const shape = finding({ ...about, path: '$[*].note', class: 'additive', rule: 'no such field' })
  const limit = { ...ofALaw('listAllOrders', '$', 'at most 1 record', '47 records'), ...about, law: 'limit-is-obeyed' }
  expect(byCause([shape, limit], shopContract).map(({ law }) => law)).toEqual([shape.law, 'limit-is-obeyed'])
})

test('what an answer tells of its host is no effect of a call that was accepted before', () => {
  const culprit = { operation: 'updateCategory', call: 'PUT as admin, answered 200' } as const
  const about = { operation: 'updateCategory', class: 'behaviour', rule: 'law', seenIn: ['category'] } as const
  const accepted = finding({ ...about, path: 'request $.name', law: 'bad-input-is-refused', got: '200', culprit })
  const trace = finding({ ...about, status: '400', path: 'body', law: 'errors-tell-nothing-of-the-host' })
  expect(byCause([accepted, trace], shopContract)).toHaveLength(2)
})
