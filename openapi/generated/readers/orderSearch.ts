// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readAdminOrder } from './adminOrder.ts'
import { readSearchPagination } from './searchPagination.ts'

export const readOrderSearch = /* @__PURE__ */ object({
  "data": list(readAdminOrder),
  "pagination": or(readSearchPagination, { "currentPage": 1, "pages": 0, "total": 0 })
})
