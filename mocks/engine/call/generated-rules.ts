import { violations } from './check-answer.ts'
import type { TypedOperation } from './operation.ts'
import type { CallRules } from './perform.ts'
import { readRequest } from './read-request.ts'

/** Requests and answers of a contract whose schemas are generated. */
export const generatedRules: CallRules<TypedOperation> = { read: readRequest, violations }
