// Generated from openapi/openapi.yaml. Do not edit.
import { key, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readWishlistProduct } from './wishlistProduct.ts'

export const readWishlistEntry = /* @__PURE__ */ object({
  "product_id": key,
  "variantId": or(key, undefined),
  "product": readWishlistProduct
})
