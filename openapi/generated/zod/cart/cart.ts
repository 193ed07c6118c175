// Generated from openapi/openapi.yaml. Do not edit.
import {
  AddedCartItem,
  Cart,
  CartInput,
  Problem
} from '../schemas/index.ts';


/**
 * @summary Get the cart
 */
export const GetCart200Response = Cart

export const GetCart400Response = Problem

export const GetCart401Response = Problem

export const GetCartDefaultResponse = Problem

/**
 * 409 where the cart would then have more units than are free.
 * @summary Add to the cart
 */
export const AddToCartBody = CartInput

export const AddToCart201Response = AddedCartItem

export const AddToCart400Response = Problem

export const AddToCart401Response = Problem

export const AddToCart404Response = Problem

export const AddToCart409Response = Problem

export const AddToCartDefaultResponse = Problem

