// Generated from openapi/openapi.yaml. Do not edit.
import { flag, key, object, or, text } from '../../../src/shared/api/answer-reader.ts'

export const readAddress = /* @__PURE__ */ object({
  "id": key,
  "fullName": or(text, ''),
  "addressLine1": or(text, ''),
  "landmark": or(text, undefined),
  "city": or(text, ''),
  "state": or(text, ''),
  "zipCode": or(text, ''),
  "country": or(text, ''),
  "mobile": or(text, ''),
  "isDefault": or(flag, false)
})
