// Generated from openapi/openapi.yaml. Do not edit.
import { number, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readSearchPagination = /* @__PURE__ */ object({
  "currentPage": or(number, 1),
  "pages": or(number, 0),
  "total": or(number, 0)
})
