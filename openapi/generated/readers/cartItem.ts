// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readCartVariant } from './cartVariant.ts'

export const readCartItem = /* @__PURE__ */ object({
  "id": key,
  "quantity": or(number, 1),
  "unit_price": or(number, 0),
  "product_variant": readCartVariant
})
