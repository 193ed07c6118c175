// Generated from openapi/openapi.yaml. Do not edit.
import { flag, key, number, object, or, text } from '../../../src/shared/api/answer-reader.ts'

export const readCoupon = /* @__PURE__ */ object({
  "id": key,
  "code": or(key, ''),
  "description": or(text, ''),
  "start_date": or(text, ''),
  "end_date": or(text, ''),
  "free_shipping": or(flag, false),
  "max_discount": or(number, 0),
  "usage_limit": or(number, null),
  "discount_type": or(text, '')
}, { "id": "code" })
