// Generated from openapi/openapi.yaml. Do not edit.
import { key, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readCategoryLink = /* @__PURE__ */ object({
  "id": or(key, ''),
  "name": or(key, '')
})
