// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readCoupon } from './coupon.ts'
import { readSearchPagination } from './searchPagination.ts'

export const readCouponSearch = /* @__PURE__ */ object({
  "data": list(readCoupon),
  "pagination": or(readSearchPagination, { "currentPage": 1, "pages": 0, "total": 0 })
})
