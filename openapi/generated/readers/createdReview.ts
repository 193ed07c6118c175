// Generated from openapi/openapi.yaml. Do not edit.
import { object } from '../../../src/shared/api/answer-reader.ts'
import { readReview } from './review.ts'

export const readCreatedReview = /* @__PURE__ */ object({
  "data": object({
    "review": readReview
  })
})
