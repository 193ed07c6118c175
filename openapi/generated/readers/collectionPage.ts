// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readCollection } from './collection.ts'
import { readPagination } from './pagination.ts'

export const readCollectionPage = /* @__PURE__ */ object({
  "data": list(readCollection),
  "pagination": or(readPagination, { "page": 1, "limit": 1, "total": 0, "totalPages": 0 })
})
