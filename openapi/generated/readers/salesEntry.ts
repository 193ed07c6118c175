// Generated from openapi/openapi.yaml. Do not edit.
import { object, text } from '../../../src/shared/api/answer-reader.ts'
import { readOrderCount } from './orderCount.ts'

export const readSalesEntry = /* @__PURE__ */ object({
  "order_date": text,
  "count": readOrderCount
})
