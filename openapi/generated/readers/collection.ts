// Generated from openapi/openapi.yaml. Do not edit.
import { key, object, or, text } from '../../../src/shared/api/answer-reader.ts'

export const readCollection = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "description": or(text, ''),
  "thumbnail": or(text, '')
})
