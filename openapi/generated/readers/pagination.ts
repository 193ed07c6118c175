// Generated from openapi/openapi.yaml. Do not edit.
import { number, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readPagination = /* @__PURE__ */ object({
  "page": or(number, 1),
  "limit": or(number, 1),
  "total": or(number, 0),
  "totalPages": or(number, 0)
})
