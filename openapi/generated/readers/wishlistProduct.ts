// Generated from openapi/openapi.yaml. Do not edit.
import { key, list, number, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readProductImage } from './productImage.ts'
import { readVariant } from './variant.ts'

export const readWishlistProduct = /* @__PURE__ */ object({
  "id": or(key, ''),
  "name": or(key, ''),
  "price": or(number, 0),
  "images": or(list(readProductImage), []),
  "variants": or(list(readVariant), [])
})
