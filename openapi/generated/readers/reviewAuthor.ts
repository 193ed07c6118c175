// Generated from openapi/openapi.yaml. Do not edit.
import { key, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readReviewAuthor = /* @__PURE__ */ object({
  "name": or(key, '')
})
