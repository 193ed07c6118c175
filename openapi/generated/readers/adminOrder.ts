// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or, text } from '../../../src/shared/api/answer-reader.ts'

export const readAdminOrder = /* @__PURE__ */ object({
  "id": key,
  "order_number": or(key, ''),
  "created_at": or(text, ''),
  "customer_email": or(text, ''),
  "shipment_status": or(text, ''),
  "payment_status": or(text, ''),
  "total_amount": or(number, 0)
})
