// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readTaxCategory = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "standard_rate": or(number, 0)
})
