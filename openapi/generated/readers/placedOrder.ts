// Generated from openapi/openapi.yaml. Do not edit.
import { key, object } from '../../../src/shared/api/answer-reader.ts'

export const readPlacedOrder = /* @__PURE__ */ object({
  "orderId": key,
  "orderNumber": key
}, { "orderId": "orderNumber", "orderNumber": "orderId" })
