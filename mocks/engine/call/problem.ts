import type { Operation } from './operation.ts'

/** A documented error answer. Operations throw it, and the backend turns it into the contract's form. */
export class Problem extends Error {
  readonly status: number
  readonly errors: ReadonlyArray<{ path: string; message: string }> | undefined

  constructor(status: number, message: string, errors?: ReadonlyArray<{ path: string; message: string }>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Makes the body of an error answer for the call at `path`. */
export type ErrorBody = (
  path: string,
  error: { readonly message: string; readonly errors?: Problem['errors']; readonly status?: number },
  operation?: Operation,
) => unknown

/** Of a host whose error answers hold a message alone. */
export const messageOnly: ErrorBody = (_path, { message }) => ({ message })

export function invalid(path: string, message: string): never {
  throw new Problem(400, message, [{ path, message }])
}

export function unauthorized(message = 'Sign in to continue.'): never {
  throw new Problem(401, message)
}

export function forbidden(message: string): never {
  throw new Problem(403, message)
}

export function notFound(what: string): never {
  throw new Problem(404, `${what} not found`)
}

export function conflict(message: string): never {
  throw new Problem(409, message)
}

export const sessionEnded = 'Your session has ended. Please sign in again.'
