// Generated from openapi/openapi.yaml. Do not edit.
import { flag, key, number, object, or } from '../../../src/shared/api/answer-reader.ts'

export const readProductImage = /* @__PURE__ */ object({
  "id": or(key, ''),
  "image_url": key,
  "is_primary": or(flag, false),
  "display_order": or(number, 0)
})
