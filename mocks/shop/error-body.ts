import type { ErrorBody } from '../engine/call/problem.ts'

/** The body of an error answer: the app's own `/api` has another than the API host. */
export const errorBody: ErrorBody = (path, { message, errors }) =>
  path.startsWith('/api/') ? { error: message } : { message, ...(errors && { errors }) }
