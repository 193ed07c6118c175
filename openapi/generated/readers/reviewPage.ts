// Generated from openapi/openapi.yaml. Do not edit.
import { list, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readReview } from './review.ts'
import { readPagination } from './pagination.ts'

export const readReviewPage = /* @__PURE__ */ object({
  "data": object({
    "reviews": list(readReview),
    "pagination": or(readPagination, { "page": 1, "limit": 1, "total": 0, "totalPages": 0 })
  })
})
