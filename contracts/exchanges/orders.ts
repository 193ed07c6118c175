import { as, contract, fault, oneOf, prepared } from '#contracts/exchanges/exchange.ts'
import type { Stage } from '#contracts/exchanges/stage.ts'
import { addressInput, checkoutInput, nobody, orderedProduct, ownAddress, ownOrder, ownProduct } from './own.ts'
import { largePicture, noPicture, smallPicture } from './pictures.ts'

const lineOf = (productVariantId: string, quantity = 1) => ({ productVariantId, quantity })
const cancel = { reason: 'Changed my mind' }
const giveBack = { reason: 'Wrong Size' }
const words = { rating: 4, review: 'Finely made and well packed.' }

const cancelled = async (stage: Stage, caller: 'customer' | 'admin') => ({
  params: { id: (await ownOrder(stage, caller)).orderId },
  body: cancel,
})

/** The customer's orders that may have been delivered. No call shows which of them have. */
async function sent({ call }: Stage) {
  const { user } = await call('getMe', 'customer', {})
  const orders = await call('listAllOrders', 'admin', {})
  return orders
    .filter(({ customer_email, shipment_status }) => customer_email === user.email && shipment_status === 'Shipped')
    .toReversed()
}
const returnOfSent = (body: { reason: string; images?: Blob[] }) =>
  oneOf('customer', 'order of the customer that has arrived and was not returned', async (stage) =>
    (await sent(stage)).map(({ id }) => ({ params: { id }, body })),
  )

export const orders = contract('orders', {
  checkout: {
    201: prepared('customer', async (stage) => ({ body: await checkoutInput(stage) })),
    400: as('customer', { body: { paymentMethod: 'shells', items: [] } }),
    401: prepared('guest', async (stage) => ({
      body: { paymentMethod: 'upi', items: [lineOf(nobody)], shippingAddress: addressInput(stage) },
    })),
    403: prepared('customer', async (stage) => {
      const { id } = await ownAddress(stage, 'admin')
      return { body: { ...(await checkoutInput(stage)), shippingAddress: { ...addressInput(stage), id } } }
    }),
    404: prepared('customer', async (stage) => ({
      body: { paymentMethod: 'upi', items: [lineOf(nobody)], shippingAddress: addressInput(stage) },
    })),
    409: prepared('customer', async (stage) => {
      const body = await checkoutInput(stage)
      return { body: { ...body, items: body.items.map(({ productVariantId }) => lineOf(productVariantId, 6)) } }
    }),
    default: fault,
  },
  cancelOrder: {
    200: prepared('customer', (stage) => cancelled(stage, 'customer')),
    400: as('customer', { params: { id: nobody }, body: {} }),
    401: as('guest', { params: { id: nobody }, body: cancel }),
    403: prepared('customer', (stage) => cancelled(stage, 'admin')),
    404: as('customer', { params: { id: nobody }, body: cancel }),
    409: prepared('customer', async (stage) => {
      const request = await cancelled(stage, 'customer')
      await stage.call('cancelOrder', 'customer', request)
      return request
    }),
    default: fault,
  },
  returnOrder: {
    200: returnOfSent({ ...giveBack, images: [smallPicture(), smallPicture()] }),
    400: as('customer', { params: { id: nobody }, body: { why: 'no reason' } }),
    401: as('guest', { params: { id: nobody }, body: giveBack }),
    403: prepared('customer', async (stage) => ({
      params: { id: (await ownOrder(stage, 'admin')).orderId },
      body: giveBack,
    })),
    404: as('customer', { params: { id: nobody }, body: giveBack }),
    // A new order has not been delivered.
    409: prepared('customer', async (stage) => ({
      params: { id: (await ownOrder(stage, 'customer')).orderId },
      body: giveBack,
    })),
    413: returnOfSent({ ...giveBack, images: [largePicture()] }),
    415: returnOfSent({ ...giveBack, images: [noPicture()] }),
    default: fault,
  },
  reviewOrderedProduct: {
    201: prepared('customer', async (stage) => ({ params: { id: (await orderedProduct(stage)).id }, body: words })),
    400: as('customer', { params: { id: nobody }, body: { rating: 6 } }),
    401: as('guest', { params: { id: nobody }, body: words }),
    403: prepared('customer', async (stage) => ({ params: { id: (await ownProduct(stage)).id }, body: words })),
    404: as('customer', { params: { id: nobody }, body: words }),
    409: prepared('customer', async (stage) => {
      const { id } = await orderedProduct(stage)
      await stage.call('createReview', 'customer', {
        body: { productId: id, rating: words.rating, comment: words.review },
      })
      return { params: { id }, body: words }
    }),
    413: prepared('customer', async (stage) => ({
      params: { id: (await orderedProduct(stage)).id },
      body: { ...words, images: [largePicture()] },
    })),
    415: prepared('customer', async (stage) => ({
      params: { id: (await orderedProduct(stage)).id },
      body: { ...words, images: [noPicture()] },
    })),
    default: fault,
  },
  listAllOrders: {
    200: as('admin', {}),
    400: as('admin', { query: { unknown: '1' } }),
    401: as('guest', {}),
    403: as('customer', {}),
    default: fault,
  },
})
