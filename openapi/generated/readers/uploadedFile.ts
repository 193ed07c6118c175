// Generated from openapi/openapi.yaml. Do not edit.
import { key, object } from '../../../src/shared/api/answer-reader.ts'

export const readUploadedFile = /* @__PURE__ */ object({
  "fileUrl": key
})
