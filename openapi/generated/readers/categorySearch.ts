// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readCategory } from './category.ts'
import { readSearchPagination } from './searchPagination.ts'

export const readCategorySearch = /* @__PURE__ */ object({
  "data": list(readCategory),
  "pagination": or(readSearchPagination, { "currentPage": 1, "pages": 0, "total": 0 })
})
