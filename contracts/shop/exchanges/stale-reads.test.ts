import { operationOf } from '#contracts/shop/shop-contract.ts'
import { expect, test } from 'vitest'
import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { bangle, home, order, png, ring, sale, savedAddress, testShop } from '#mocks/shop/fixture.ts'
import type { Asked } from './asked.ts'
import { needed, reading } from '#contracts/shop/snapshot/reads.ts'
import { type Loose, requestFor } from '#contracts/contract/request.ts'
import { queryParameter, staleAfter } from '#contracts/contract/operation.ts'

type Write = { [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? never : Id }[OperationId]
type Token = 'meera' | 'kavita' | undefined

const product = {
  name: 'Anklet',
  brand: 'Suvarnika',
  description: '',
  SKU: 'ANK-1',
  base_price: 900,
  category_id: 'cat-1',
  collection_id: 'col-1',
}
const group = { name: 'Anklets', description: 'Fine chains.', thumbnail: '/media/anklets.avif' }
const reason = { reason: 'Changed my mind' }
const period = { start_date: '2026-11-01T00:00:00Z', end_date: '2026-12-01T00:00:00Z' }

/** A successful call of each operation that writes. */
const writes: { [Id in Write]: readonly [Token, Asked<Id>] } = {
  register: [
    undefined,
    {
      body: {
        name: 'Asha',
        phone: '+919845000009',
        email: 'asha@shop.test',
        password: 'secret',
        confirmPassword: 'secret',
      },
    },
  ],
  login: [undefined, { body: { email: 'meera@shop.test', password: 'meera-pass' } }],
  addToCart: ['meera', { body: { productVariantId: 'var-2', quantity: 1 } }],
  createCategory: ['kavita', { body: group }],
  updateCategory: ['kavita', { params: { id: 'cat-1' }, body: group }],
  deleteCategory: ['kavita', { params: { id: 'cat-1' } }],
  createCollection: ['kavita', { body: group }],
  updateCollection: ['kavita', { params: { id: 'col-1' }, body: group }],
  deleteCollection: ['kavita', { params: { id: 'col-1' } }],
  createCoupon: ['kavita', { body: { code: 'LIGHTS', ...period, max_discount: 500, discount_type: 'fixed' } }],
  checkout: [
    'meera',
    { body: { paymentMethod: 'upi', items: [{ productVariantId: 'var-1', quantity: 1 }], shippingAddress: home } },
  ],
  cancelOrder: ['meera', { params: { id: 'ord-1' }, body: reason }],
  returnOrder: ['meera', { params: { id: 'ord-2' }, body: reason }],
  reviewOrderedProduct: ['meera', { params: { id: 'prod-1' }, body: { rating: 4, review: 'Finely made.' } }],
  createProduct: ['kavita', { body: product }],
  updateProduct: ['kavita', { params: { id: 'prod-1' }, body: { name: 'Band', base_price: 8000 } }],
  deleteProduct: ['kavita', { params: { id: 'prod-1' } }],
  createReview: ['meera', { body: { productId: 'prod-1', rating: 4, comment: 'Finely made.' } }],
  createSale: [
    'kavita',
    { body: { name: 'Spring', description: '', ...period, products: [{ product_id: 'prod-1', discount_percent: 9 }] } },
  ],
  addProductToSale: ['kavita', { params: { id: 'sale-2' }, body: { productId: 'prod-1', discountPercent: 9 } }],
  removeProductFromSale: ['kavita', { params: { id: 'sale-1', productId: 'prod-1' } }],
  uploadFile: ['kavita', { body: { file: png() } }],
  updateMe: ['meera', { body: { name: 'Meera Iyer', email: 'iyer@shop.test' } }],
  deleteAddress: ['meera', { params: { id: 'addr-1' } }],
  addToWishlist: ['meera', { body: { productId: 'prod-2' } }],
  removeFromWishlist: ['meera', { body: { productId: 'prod-1' } }],
  removeVariantFromWishlist: ['meera', { params: { id: 'prod-1' }, body: { variantId: 'var-1' } }],
}

const reserved = { total_quantity: 9, reserved_quantity: 1, minimum_stock_alert: 0 }
const review = { productId: 'prod-1', rating: 5, comment: 'Lovely.', created_at: order.created_at, images: [] }

/** A shop with the ring in every list, in which Meera has data of every kind. */
const openShop = () =>
  testShop({
    products: [{ ...ring, variants: ring.variants.map((each) => ({ ...each, inventory: reserved })) }, bangle],
    addresses: [savedAddress('addr-1', 'user-1')],
    orders: [order, { ...order, id: 'ord-2', order_number: 'SUV-2026-00002', delivered: true }],
    reviews: [
      { ...review, id: 'rev-1', userId: 'user-2' },
      { ...review, id: 'rev-2', userId: 'user-1', productId: 'prod-2' },
    ],
    wishes: [{ id: 'wish-1', userId: 'user-1', productId: 'prod-1', variantId: 'var-1' }],
    cartLines: [{ id: 'line-1', userId: 'user-1', variantId: 'var-1', quantity: 1 }],
    sales: [sale, { ...sale, id: 'sale-2', sale_products: [] }],
  })
type Shop = Awaited<ReturnType<typeof openShop>>

const call = (shop: Shop, id: OperationId, asked: Loose, token: Token) =>
  shop.fetch(requestFor('http://shop.test', operations[id], asked, token))

/** The calls of a read: one for each record, or a search. */
function callsOf(id: OperationId): Loose[] {
  const need = needed(operationOf(id))
  if (need?.in === 'path')
    return ['prod-1', 'cat-1', 'col-1', 'sale-1', 'sale-2'].map((record) => ({ params: { id: record } }))
  if (need) return ['prod-1', 'prod-2'].map((record) => ({ query: { [need.name]: record } }))
  return queryParameter(operationOf(id), 'q') ? [{}, { query: { q: 'gold' } }] : [{}]
}

/** The answers of all reads, to the customer or to the administrator. */
async function answers(shop: Shop): Promise<Map<OperationId, string>> {
  const read = async ({ id, access }: Operations[OperationId]) => {
    const token = access === 'ADMIN' ? 'kavita' : 'meera'
    const texts = callsOf(id).map(async (asked) => (await call(shop, id, asked, token)).text())
    return [id, (await Promise.all(texts)).join('\n')] as const
  }
  return new Map(await Promise.all(reading.map(read)))
}

const before = await answers(await openShop())

test.each(Object.keys(writes) as Write[])('%s names in x-invalidates the reads that it changes', async (id) => {
  const shop = await openShop()
  const [token, asked] = writes[id]
  const answer = await call(shop, id, asked, token)
  expect(answer.ok, `${answer.status} ${await answer.text()}`).toBe(true)
  const after = await answers(shop)
  const changed = reading.filter(({ id: read }) => after.get(read) !== before.get(read)).map((read) => read.id)
  expect(staleAfter(operationOf(id)).toSorted()).toEqual(changed.toSorted())
})
