import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Asked, Loose } from './asked.ts'
import type { Success } from './stage.ts'

/** The call that takes back what another one made. */
export interface Undoing {
  id: OperationId
  asked: Loose
  /** What stays even so. */
  stays?: string
}

type Creating =
  | { [Id in OperationId]: 201 extends keyof Operations[Id]['answers'] ? Id : never }[OperationId]
  | 'updateMe'
  | 'returnOrder'

/** How a call is undone: by another call, not at all (with a name for the report), or together with its product. */
type Undo<Id extends OperationId> =
  | ((answer: Success<Id>, asked: Asked<Id>) => Undoing | undefined)
  | { stays: (answer: Success<Id>, asked: Asked<Id>) => string }
  | 'goes with its product'

const removal =
  (id: OperationId) =>
  (answer: { id: string }): Undoing => ({ id, asked: { params: { id: answer.id } } })

/**
 * How each call that leaves something behind is taken back; `stays` where the contract offers no way.
 * Products are always made for the exchange, so that deleting one also deletes what belongs to it.
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
  returnOrder: { stays: (_answer, { params }) => `the return of order ${params.id}` },
  createSale: { stays: ({ name }) => `sale ${name}` },
  createCoupon: { stays: (_answer, { body }) => `coupon ${body.code}` },
  uploadFile: { stays: ({ fileUrl }) => `picture ${fileUrl}` },
  register: { stays: (_answer, { body }) => `account ${body.name}` },
}

/** Whether a call that succeeds leaves something that no call takes back. */
export function leavesATrace(id: OperationId): boolean {
  const how = id in undo ? undo[id as Creating] : undefined
  return id === 'checkout' || (typeof how === 'object' && 'stays' in how)
}

/** How to undo a successful call: a call, the name of what remains, or nothing to do. */
export function undoingOf(id: OperationId, answer: unknown, asked: Loose): Undoing | string | undefined {
  const how = id in undo ? undo[id as Creating] : undefined
  if (how === undefined || how === 'goes with its product') return undefined
  // The table's types tie each entry to its operation, but not for an operation known only at run time.
  type Any = (answer: unknown, asked: Loose) => Undoing | string | undefined
  const run = (typeof how === 'function' ? how : how.stays) as Any
  try {
    const undoing = run(answer, asked)
    if (typeof undoing !== 'object') return undoing
    const { params = {} } = undoing.asked
    if (Object.values(params).every((value) => typeof value === 'string')) return undoing
  } catch (error) {
    // The answer is not as documented, which the judge reports.
    if (!(error instanceof TypeError)) throw error
  }
  return `what ${id} made: its answer does not give the id`
}
