// Generated from openapi/openapi.yaml. Do not edit.
import { key, list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readProductImage } from './productImage.ts'

export const readCartProduct = /* @__PURE__ */ object({
  "id": or(key, ''),
  "name": or(key, ''),
  "images": or(list(readProductImage), [])
})
