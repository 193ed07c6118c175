import type { OperationId, Operations } from '#openapi/generated/operations.ts'
import type { Asked } from './asked.ts'
import type { Success } from './calls.ts'
import type { Loose, Undoing } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import { knowledgeOf } from '#contracts/check/any/knowledge.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

type Creating =
  | { [Id in OperationId]: 201 extends keyof Operations[Id]['answers'] ? Id : never }[OperationId]
  | 'updateMe'
  | 'returnOrder'

/** How a call is undone: by another call, not at all (with a name for the report), or together with its product. */
type Undo<Id extends OperationId> =
  | ((answer: Success<Id>, asked: Asked<Id>) => Undoing | undefined)
  | { stays: (answer: Success<Id>, asked: Asked<Id>) => string }
  | 'goes with its product'

/**
 * How a call is undone that leaves something behind, where the contract does not say it with a DELETE at the path of what
 * was made; `stays` if it offers no way, with a name for the report. Exchanges create their own products, so deleting a
 * product also deletes its reviews and cart lines.
 */
const undo: { readonly [Id in Creating]?: Undo<Id> } = {
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
  createSale: { stays: ({ name }) => `sale ${name.slice(0, 60)}` },
  createCoupon: { stays: (_answer, { body }) => `coupon ${body.code}` },
  uploadFile: { stays: ({ fileUrl }) => `picture ${fileUrl}` },
  register: { stays: (_answer, { body }) => `account ${body.name.slice(0, 60)}` },
}

const byTheContract = knowledgeOf(shopContract, true)
/** Whether how to undo a call follows from the contract: it makes something, and nothing is said of it above. */
const isDerived = (id: string) => !(id in undo) && '201' in operationNamed(shopContract, id).answers

/** Whether a successful call leaves something that no call can undo. */
export function leavesATrace(id: string): boolean {
  if (isDerived(id)) return byTheContract.leavesATrace(id)
  const how = id in undo ? undo[id as Creating] : undefined
  return id === 'checkout' || (typeof how === 'object' && 'stays' in how)
}

/** How to undo a successful call: another call, or the name of what remains; undefined if there is nothing to undo. */
export function undoingOf(call: Call): Undoing | string | undefined {
  const { id, answer, asked } = call
  if (isDerived(id)) return byTheContract.undoingOf(call)
  const how = id in undo ? undo[id as Creating] : undefined
  if (how === undefined || how === 'goes with its product') return undefined
  // The types link each entry to its operation, which is only known at run time here.
  type Any = (answer: unknown, asked: Loose) => Undoing | string | undefined
  const run = (typeof how === 'function' ? how : how.stays) as Any
  try {
    const undoing = run(answer.body, asked)
    if (typeof undoing !== 'object') return undoing
    const { params = {} } = undoing.asked
    if (Object.values(params).every((value) => typeof value === 'string')) return undoing
  } catch (error) {
    // The answer is not as documented, which is reported elsewhere.
    if (!(error instanceof TypeError)) throw error
  }
  return `what ${id} made: its answer does not give the id`
}
