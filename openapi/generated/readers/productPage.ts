// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readProduct } from './product.ts'
import { readPagination } from './pagination.ts'

export const readProductPage = /* @__PURE__ */ object({
  "data": list(readProduct),
  "pagination": or(readPagination, { "page": 1, "limit": 1, "total": 0, "totalPages": 0 })
})
