// Generated from openapi/openapi.yaml. Do not edit.
import { flag, key, list, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readAddress } from './address.ts'

export const readUser = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "email": or(text, ''),
  "phone": or(text, null),
  "date_of_birth": or(text, null),
  "addresses": or(list(readAddress), []),
  "is_verified": or(flag, false),
  "created_at": or(text, ''),
  "role": or(text, '')
}, { "id": "email" })
