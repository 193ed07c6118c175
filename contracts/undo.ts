import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Asked, Loose } from './exchange.ts'
import type { Success } from './stage.ts'

/** The call that takes back what another one made. */
export interface Undoing {
  id: OperationId
  asked: Loose
  /** What nevertheless stays. */
  stays?: string
}

type Creating =
  | { [Id in OperationId]: 201 extends keyof Operations[Id]['answers'] ? Id : never }[OperationId]
  | 'updateMe'
  | 'returnOrder'
type Undo<Id extends OperationId> =
  ((answer: Success<Id>, asked: Asked<Id>) => Undoing | undefined) | 'stays' | 'goes with its product'

const removal =
  (id: OperationId) =>
  (answer: { id: string }): Undoing => ({ id, asked: { params: { id: answer.id } } })

/**
 * How each call that leaves something behind is taken back; `stays` where the contract offers no way.
 * Products are always made for the exchange, so that what hangs on one goes with it.
 */
export const undo: { readonly [Id in Creating]: Undo<Id> } = {
  createProduct: removal('deleteProduct'),
  createCollection: removal('deleteCollection'),
  createCategory: removal('deleteCategory'),
  createReview: 'goes with its product',
  reviewOrderedProduct: 'goes with its product',
  addToCart: 'goes with its product',
  addToWishlist: ({ product_id, variantId }) =>
    variantId === undefined
      ? { id: 'removeFromWishlist', asked: { body: { productId: product_id } } }
      : { id: 'removeVariantFromWishlist', asked: { params: { id: product_id }, body: { variantId } } },
  addProductToSale: ({ id }, { body }) => ({
    id: 'removeProductFromSale',
    asked: { params: { id, productId: body.productId } },
  }),
  checkout: ({ orderId, orderNumber }) => ({
    id: 'cancelOrder',
    asked: { params: { id: orderId }, body: { reason: 'Ordered by mistake' } },
    stays: `order ${orderNumber}, cancelled`,
  }),
  updateMe: ({ user }, { body: { address } }) => {
    const added =
      address && !address.id ? user.addresses.find(({ fullName }) => fullName === address.full_name) : undefined
    return added && { id: 'deleteAddress', asked: { params: { id: added.id } } }
  },
  returnOrder: 'stays',
  createSale: 'stays',
  createCoupon: 'stays',
  uploadFile: 'stays',
  register: 'stays',
}
