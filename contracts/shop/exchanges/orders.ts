import { as, exchangesOf, oneOf, prepared } from './exchange.ts'
import type { SignedIn } from './input-of.ts'
import type { ShopCalls } from './calls.ts'
import { addressInput, checkoutInput, orderedProduct, orderInput, ownAddress, ownOrder, ownProduct } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'
import { largePicture, noPicture, smallPicture } from '#contracts/session/pictures.ts'

/** Free text, which the contract allows beside the offered reasons. */
const cancel = { reason: 'My sister bought the same one. '.repeat(30).trim() }
/** As long as it may be, since few orders have arrived that can be returned. */
const giveBack = { reason: 'Wrong Size'.padEnd(1000, '!') }
const words = { rating: 4, review: 'Finely made and well packed.' }

const cancelled = async (calls: ShopCalls, caller: SignedIn) => ({
  params: { id: (await ownOrder(calls, caller)).orderId },
  body: cancel,
})

/** The customer's orders that may have been delivered. No call shows which of them have. */
async function sent({ make }: ShopCalls) {
  const { user } = await make('getMe', 'customer', {})
  const orders = await make('listAllOrders', 'admin', {})
  return orders
    .filter(({ customer_email, shipment_status }) => customer_email === user.email && shipment_status === 'Shipped')
    .toReversed()
}
const returnOfSent = (body: { reason: string; images?: Blob[] }) =>
  oneOf('customer', 'order of the customer that has arrived and was not returned', async (calls) =>
    (await sent(calls)).map(({ id }) => ({ params: { id }, body })),
  )

export const orders = exchangesOf('orders', {
  checkout: {
    201: prepared('customer', async (calls) => ({ body: await checkoutInput(calls) })),
    403: prepared('customer', async (calls) => {
      const { id } = await ownAddress(calls, 'admin')
      return { body: { ...(await checkoutInput(calls)), shippingAddress: { ...addressInput(calls), id } } }
    }),
    404: prepared('customer', async (calls) => ({ body: orderInput(calls, [nobody, 1]) })),
    // One more than there is.
    409: prepared('customer', async (calls) => ({ body: await checkoutInput(calls, 6) })),
  },
  cancelOrder: {
    200: prepared('customer', (calls) => cancelled(calls, 'customer')),
    403: prepared('customer', (calls) => cancelled(calls, 'admin')),
    409: prepared('customer', async (calls) => {
      const request = await cancelled(calls, 'customer')
      await calls.make('cancelOrder', 'customer', request)
      return request
    }),
  },
  returnOrder: {
    200: { ...returnOfSent({ ...giveBack, images: [smallPicture(), smallPicture()] }), again: '409' },
    // The order of another account, which even an administrator may not return.
    403: prepared('admin', async (calls) => ({
      params: { id: (await ownOrder(calls, 'customer')).orderId },
      body: giveBack,
    })),
    // A new order has not been delivered.
    409: prepared('customer', async (calls) => ({
      params: { id: (await ownOrder(calls, 'customer')).orderId },
      body: giveBack,
    })),
    413: returnOfSent({ ...giveBack, images: [largePicture()] }),
    415: returnOfSent({ ...giveBack, images: [noPicture()] }),
  },
  reviewOrderedProduct: {
    201: prepared('customer', async (calls) => ({ params: { id: (await orderedProduct(calls)).id }, body: words })),
    403: prepared('customer', async (calls) => ({ params: { id: (await ownProduct(calls)).id }, body: words })),
    409: prepared('customer', async (calls) => {
      const { id } = await orderedProduct(calls)
      await calls.make('createReview', 'customer', {
        body: { productId: id, rating: words.rating, comment: words.review },
      })
      return { params: { id }, body: words }
    }),
    413: prepared('customer', async (calls) => ({
      params: { id: (await orderedProduct(calls)).id },
      body: { ...words, images: [largePicture()] },
    })),
    415: prepared('customer', async (calls) => ({
      params: { id: (await orderedProduct(calls)).id },
      body: { ...words, images: [noPicture()] },
    })),
  },
  listAllOrders: { 200: as('admin', {}) },
})
