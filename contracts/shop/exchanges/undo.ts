import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { InputOf } from './input-of.ts'
import type { Success } from './calls.ts'
import type { Undoing } from '#openapi/contract/request.ts'

type Creating =
  | { [Id in OperationId]: 201 extends keyof Operations[Id]['answers'] ? Id : never }[OperationId]
  | 'cancelOrder'
  | 'login'
  | 'returnOrder'
  | 'updateMe'

/** How a call is undone: by another call, not at all (with a name for the report), or together with its product. */
export interface Undo<Id extends OperationId> {
  by?(this: void, answer: Success<Id>, input: InputOf<Id>): Undoing | undefined
  remains?(this: void, answer: Success<Id>, input: InputOf<Id>): string
}

const leavesNothing = {}
const goesWithItsProduct = leavesNothing

/**
 * How a call is undone that leaves something behind, where the contract does not say it with a DELETE at the path of what
 * was made; `stays` names what remains. Exchanges create their own products, so deleting a product also deletes its
 * reviews and cart lines.
 */
export const undo: { readonly [Id in Creating]?: Undo<Id> } = {
  login: leavesNothing,
  cancelOrder: leavesNothing,
  createReview: goesWithItsProduct,
  reviewOrderedProduct: goesWithItsProduct,
  addToCart: goesWithItsProduct,
  addToWishlist: {
    by: ({ product_id, variantId }) =>
      variantId === undefined
        ? { id: 'removeFromWishlist', input: { body: { productId: product_id } } }
        : { id: 'removeVariantFromWishlist', input: { params: { id: product_id }, body: { variantId } } },
  },
  addProductToSale: {
    by: ({ id }, { body }) => ({
      id: 'removeProductFromSale',
      input: { params: { id, productId: body.productId } },
    }),
  },
  checkout: {
    by: ({ orderId }) => ({
      id: 'cancelOrder',
      input: { params: { id: orderId }, body: { reason: 'Ordered by mistake' } },
    }),
    remains: ({ orderNumber }) => `order ${orderNumber}, cancelled`,
  },
  updateMe: {
    by: ({ user }, { body: { address } }) => {
      const added =
        address && !address.id ? user.addresses.find(({ fullName }) => fullName === address.full_name) : undefined
      return added && { id: 'deleteAddress', input: { params: { id: added.id } } }
    },
  },
  returnOrder: { remains: (_answer, { params }) => `the return of order ${params.id}` },
  createSale: { remains: ({ name }) => `sale ${name.slice(0, 60)}` },
  createCoupon: { remains: (_answer, { body }) => `coupon ${body.code}` },
  uploadFile: { remains: ({ fileUrl }) => `picture ${fileUrl}` },
  register: { remains: (_answer, { body }) => `account ${body.name.slice(0, 60)}` },
}
