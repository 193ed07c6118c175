// Generated from openapi/openapi.yaml. Do not edit.
import { list, object } from '../../../src/shared/api/answer-reader.ts'
import { readReview } from './review.ts'

export const readReviewList = /* @__PURE__ */ object({
  "data": object({
    "reviews": list(readReview)
  })
})
