// Generated from openapi/openapi.yaml. Do not edit.
import { list, object } from '../../../src/shared/api/answer-reader.ts'
import { readSalesEntry } from './salesEntry.ts'

export const readMonthlySales = /* @__PURE__ */ object({
  "monthlyOrders": list(readSalesEntry)
})
