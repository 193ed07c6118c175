// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readReviewAuthor } from './reviewAuthor.ts'

export const readReview = /* @__PURE__ */ object({
  "id": key,
  "rating": or(number, 1),
  "comment": or(text, ''),
  "created_at": or(text, ''),
  "user": or(readReviewAuthor, { "name": '' })
})
