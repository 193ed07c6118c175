import type { FieldProblem } from '#openapi/generated/model/fieldProblem.ts'
import { isRecord } from '../lib/values/is-record.ts'

type Kind = 'status' | 'network' | 'timeout' | 'offline' | 'unreadable'

interface Answer {
  status?: number
  body?: unknown
  cause?: unknown
  isUncertain?: boolean
}

/** A call without a usable answer. Never thrown for a call that its caller aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /**
   * What went wrong: an error status, no connection, no answer in time, a write while offline, an answer that cannot be
   * used.
   */
  readonly kind: Kind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** The server's message, if any. */
  readonly serverMessage: string | undefined
  /** The server's errors by field of the request body. */
  readonly errors: readonly FieldProblem[]
  /** Whether the server may have done the write anyway, so that the person should check before retrying. */
  readonly isUncertain: boolean

  constructor(kind: Kind, message: string, answer: Answer = {}) {
    const problem = isRecord(answer.body) ? answer.body : {}
    const said = [problem.error, problem.message].find((text) => typeof text === 'string' && text !== '')
    super(typeof said === 'string' ? said : message, { cause: answer.cause })
    this.kind = kind
    this.status = answer.status ?? 0
    this.serverMessage = typeof said === 'string' ? said : undefined
    this.isUncertain = answer.isUncertain ?? false
    this.errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldProblem) : []
  }
}

/** Whether a failed write may have been done nevertheless. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && error.isUncertain
}

/** Whether it may have been done nevertheless, also by a server that says it has failed: it may have failed afterwards. */
export function mayBeDone(error: unknown): boolean {
  return isUncertain(error) || (error instanceof ApiError && error.status >= 500)
}

/** Whether the call failed with 404, not for another reason. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The server's message about a failed call, if any. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}

const lookFirst = 'Please reload the page and look before you try again.'

/**
 * Why a call failed: the server's message, or why there was no answer. If a write may have succeeded anyway it says so,
 * and where to check. Undefined when nothing more is known.
 */
export function failureReason(error: unknown, whereToLook = lookFirst): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const said = error.kind === 'status' ? withFieldName(error) : error.message
  if (!error.isUncertain) return said
  return [said, 'It may have gone through anyway.', whereToLook].filter(Boolean).join(' ')
}

/** The readable name of a field: `body.address.zip_code` is "Zip code". */
export function fieldName(path: string): string {
  const last = path.split(/[./[\]]/).findLast((step) => step !== '' && !/^\d+$/.test(step)) ?? path
  const words = last.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Servers start a field's message with its path; this replaces it by the field's name. */
function withFieldName(error: ApiError): string | undefined {
  const said = error.serverMessage
  const first = error.errors[0]
  return first && said === `${first.path}: ${first.message}` ? `${fieldName(first.path)}: ${first.message}` : said
}
