// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  AdminOrder,
  CancelInput,
  CheckoutInput,
  Message,
  OrderedProductReviewInput,
  PlacedOrder,
  Problem,
  RelativeProblem,
  ReturnInput
} from '../schemas/index.ts';


/**
 * A saved address that is named by its id must be one of the caller. 409 where more units are ordered than are free.
 * @summary Place an order
 */
export const CheckoutBody = CheckoutInput

export const Checkout201Response = PlacedOrder

export const Checkout400Response = RelativeProblem

export const Checkout401Response = RelativeProblem

export const Checkout403Response = RelativeProblem

export const Checkout404Response = RelativeProblem

export const Checkout409Response = RelativeProblem

export const CheckoutDefaultResponse = RelativeProblem

/**
 * The order must be one of the caller, even if that is an administrator. 409 where it was sent or cancelled already.
 * @summary Cancel an order
 */



export const CancelOrderParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const CancelOrderBody = CancelInput

export const CancelOrder200Response = Message

export const CancelOrder400Response = RelativeProblem

export const CancelOrder401Response = RelativeProblem

export const CancelOrder403Response = RelativeProblem

export const CancelOrder404Response = RelativeProblem

export const CancelOrder409Response = RelativeProblem

export const CancelOrderDefaultResponse = RelativeProblem

/**
 * The order must be one of the caller, even if that is an administrator. 409 where it has not arrived or was returned already.
 * @summary Return an order
 */



export const ReturnOrderParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const ReturnOrderBody = ReturnInput

export const ReturnOrder200Response = Message

export const ReturnOrder400Response = RelativeProblem

export const ReturnOrder401Response = RelativeProblem

export const ReturnOrder403Response = RelativeProblem

export const ReturnOrder404Response = RelativeProblem

export const ReturnOrder409Response = RelativeProblem

export const ReturnOrder413Response = RelativeProblem

export const ReturnOrder415Response = RelativeProblem

export const ReturnOrderDefaultResponse = RelativeProblem

/**
 * The id is that of the product, which an order of the caller must hold. 409 where the caller has reviewed it already.
 * @summary Review an ordered product
 */



export const ReviewOrderedProductParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const ReviewOrderedProductBody = OrderedProductReviewInput

export const ReviewOrderedProduct201Response = Message

export const ReviewOrderedProduct400Response = RelativeProblem

export const ReviewOrderedProduct401Response = RelativeProblem

export const ReviewOrderedProduct403Response = RelativeProblem

export const ReviewOrderedProduct404Response = RelativeProblem

export const ReviewOrderedProduct409Response = RelativeProblem

export const ReviewOrderedProduct413Response = RelativeProblem

export const ReviewOrderedProduct415Response = RelativeProblem

export const ReviewOrderedProductDefaultResponse = RelativeProblem

/**
 * @summary List all orders
 */
export const ListAllOrders200ResponseItem = AdminOrder
export const ListAllOrders200Response = zod.array(ListAllOrders200ResponseItem)

export const ListAllOrders400Response = Problem

export const ListAllOrders401Response = Problem

export const ListAllOrders403Response = Problem

export const ListAllOrdersDefaultResponse = Problem

