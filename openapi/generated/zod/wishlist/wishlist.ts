// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Problem,
  WishlistEntry,
  WishlistInput,
  WishlistRemoval,
  WishlistVariantRemoval
} from '../schemas/index.ts';


/**
 * @summary List the wishes
 */
export const ListWishlist200ResponseItem = WishlistEntry
export const ListWishlist200Response = zod.array(ListWishlist200ResponseItem)

export const ListWishlist400Response = Problem

export const ListWishlist401Response = Problem

export const ListWishlistDefaultResponse = Problem

/**
 * @summary Add to the wishlist
 */
export const AddToWishlistBody = WishlistInput

export const AddToWishlist200Response = WishlistEntry

export const AddToWishlist201Response = WishlistEntry

export const AddToWishlist400Response = Problem

export const AddToWishlist401Response = Problem

export const AddToWishlist404Response = Problem

export const AddToWishlistDefaultResponse = Problem

/**
 * Removes the wish for the product and those for its variants.
 * @summary Remove a product from the wishlist
 */



export const RemoveFromWishlistQueryParams = zod.strictObject({
  "productId": zod.string().min(1).optional()
})

export const RemoveFromWishlistBody = WishlistRemoval

export const RemoveFromWishlist204Response = zod.void()

export const RemoveFromWishlist400Response = Problem

export const RemoveFromWishlist401Response = Problem

export const RemoveFromWishlistDefaultResponse = Problem

/**
 * The id is that of the product.
 * @summary Remove a variant from the wishlist
 */



export const RemoveVariantFromWishlistParams = zod.strictObject({
  "id": zod.string().min(1)
})




export const RemoveVariantFromWishlistQueryParams = zod.strictObject({
  "variantId": zod.string().min(1).optional()
})

export const RemoveVariantFromWishlistBody = WishlistVariantRemoval

export const RemoveVariantFromWishlist204Response = zod.void()

export const RemoveVariantFromWishlist400Response = Problem

export const RemoveVariantFromWishlist401Response = Problem

export const RemoveVariantFromWishlistDefaultResponse = Problem

