// Generated from openapi/openapi.yaml. Do not edit.
import { object } from '../../../src/shared/api/answer-reader.ts'
import { readUser } from './user.ts'

export const readUserAnswer = /* @__PURE__ */ object({
  "user": readUser
})
