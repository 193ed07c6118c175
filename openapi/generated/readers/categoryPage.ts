// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readCategory } from './category.ts'
import { readPagination } from './pagination.ts'

export const readCategoryPage = /* @__PURE__ */ object({
  "data": list(readCategory),
  "pagination": or(readPagination, { "page": 1, "limit": 1, "total": 0, "totalPages": 0 })
})
