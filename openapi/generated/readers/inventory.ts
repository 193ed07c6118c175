// Generated from openapi/openapi.yaml. Do not edit.
import { number, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readInventory = /* @__PURE__ */ object({
  "total_quantity": or(number, 0),
  "reserved_quantity": or(number, 0),
  "minimum_stock_alert": or(number, 0)
})
