// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readProduct } from './product.ts'
import { readSearchPagination } from './searchPagination.ts'

export const readProductSearch = /* @__PURE__ */ object({
  "data": list(readProduct),
  "pagination": or(readSearchPagination, { "currentPage": 1, "pages": 0, "total": 0 })
})
