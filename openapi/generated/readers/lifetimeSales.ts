// Generated from openapi/openapi.yaml. Do not edit.
import { number, object } from '../../../src/shared/api/answer-reader.ts'

export const readLifetimeSales = /* @__PURE__ */ object({
  "totalOrders": number,
  "totalSales": number,
  "completedPercentage": number,
  "cancelledPercentage": number
})
