import { conflict, forbidden } from '../engine/call/problem.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { namedAddress } from '../rules/accounts.ts'
import { adminOrder, newestFirst } from '../rules/answers.ts'
import { hasOrdered, newOrder, nextOrderNumber, ownOrder, pricedLine } from '../rules/orders.ts'
import { keepPicture, readPictures } from '../rules/pictures.ts'
import { demandReviewable, keepReview } from '../rules/reviews.ts'
import { sampleOrder } from '../rules/sample-orders.ts'
import { release, reserve } from '../rules/stock.ts'

export const orders: ImplementationsOf<'orders'> = {
  checkout: async ({ user, body, db, now }) => {
    namedAddress(db, user.id, body.shippingAddress)
    const lines = body.items.map(({ productVariantId, quantity }) => pricedLine(db, productVariantId, quantity, now))
    await reserve(db, lines)
    const { id, order_number } = await db.orders.create({
      ...newOrder(body, lines, now),
      id: db.orders.nextId(),
      order_number: nextOrderNumber(db, now),
      userId: user.id,
    })
    return { orderId: id, orderNumber: order_number }
  },

  cancelOrder: async ({ user, params, db, now }) => {
    const sample = sampleOrder(db, params.id, user.id)
    if (sample) {
      if (!sample.cancellable || sample.state) conflict('This order can no longer be cancelled.')
      await sample.become('cancelled')
    } else {
      const order = ownOrder(db, params.id, user, now)
      if (order.cancelled || order.delivered || order.shipment_status === 'Shipped')
        conflict('This order can no longer be cancelled.')
      await db.orders.update(order.id, { cancelled: true, shipment_status: order.shipment_status })
      await release(db, order.lines)
    }
    return { message: 'The order was cancelled.' }
  },

  returnOrder: async ({ user, params, body, db, now }) => {
    const sample = sampleOrder(db, params.id, user.id)
    const order = sample ? undefined : ownOrder(db, params.id, user, now)
    const returnable = order ? order.delivered && !order.returned : sample?.status === 'Delivered' && !sample.state
    if (!returnable) conflict('Only a delivered order can be returned, and only once.')
    await readPictures(body.images ?? [])
    await sample?.become('returned')
    if (order) await db.orders.update(order.id, { returned: true })
    return { message: 'The return was requested.' }
  },

  reviewOrderedProduct: async ({ user, params, body, db, now }) => {
    demandReviewable(db, params.id, user.id)
    if (!hasOrdered(db, user.id, params.id)) forbidden('You can review a product here once you have ordered it.')
    const images: string[] = []
    for (const picture of await readPictures(body.images ?? [])) images.push(await keepPicture(db, picture))
    await keepReview(
      db,
      { productId: params.id, userId: user.id, rating: body.rating, comment: body.review },
      images,
      now,
    )
    return { message: 'Review submitted successfully' }
  },

  listAllOrders: ({ db, now }) => newestFirst(db.orders.all()).map((order) => adminOrder(db, order, now)),
}
