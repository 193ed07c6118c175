// Generated from openapi/openapi.yaml. Do not edit.
import { number, object } from '../../../src/shared/api/answer-reader.ts'

export const readOrderCount = /* @__PURE__ */ object({
  "id": number
})
