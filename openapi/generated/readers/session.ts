// Generated from openapi/openapi.yaml. Do not edit.
import { key, object } from '../../../src/shared/api/answer-reader.ts'
import { readUser } from './user.ts'

export const readSession = /* @__PURE__ */ object({
  "token": key,
  "user": readUser
})
