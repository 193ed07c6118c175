// Generated from openapi/openapi.yaml. Do not edit.
import { key, list, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readProduct } from './product.ts'

export const readCategoryWithProducts = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "description": or(text, ''),
  "thumbnail": or(text, ''),
  "products": or(list(readProduct), [])
})
