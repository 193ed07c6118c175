// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readUser } from './user.ts'
import { readSearchPagination } from './searchPagination.ts'

export const readCustomerSearch = /* @__PURE__ */ object({
  "data": list(readUser),
  "pagination": or(readSearchPagination, { "currentPage": 1, "pages": 0, "total": 0 })
})
