// Generated from openapi/openapi.yaml. Do not edit.
import { object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readCartItem } from './cartItem.ts'

export const readAddedCartItem = /* @__PURE__ */ object({
  "status": or(text, "success"),
  "data": object({
    "item": readCartItem
  })
})
