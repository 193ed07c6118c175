// Generated from openapi/openapi.yaml. Do not edit.
import { object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readCoupon } from './coupon.ts'

export const readCreatedCoupon = /* @__PURE__ */ object({
  "status": or(text, "success"),
  "data": or(readCoupon, undefined)
})
