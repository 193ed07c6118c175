// Generated from openapi/openapi.yaml. Do not edit.
import { list, object } from '../../../src/shared/api/answer-reader.ts'
import { readTaxCategory } from './taxCategory.ts'

export const readTaxCategoryList = /* @__PURE__ */ object({
  "data": list(readTaxCategory)
})
