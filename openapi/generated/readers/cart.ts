// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readCartItem } from './cartItem.ts'

export const readCart = /* @__PURE__ */ object({
  "status": or(text, "success"),
  "data": object({
    "items": list(readCartItem)
  })
})
