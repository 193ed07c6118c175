import type { Violation } from '../call/check-answer.ts'

/** One logged call. */
export interface LoggedRequest {
  /** Increases with each call. */
  number: number
  /** The shop's time, in ISO 8601. */
  at: string
  method: string
  /** Path and query. */
  path: string
  /** Undefined for a call outside the contract. */
  operationId?: string
  /** 0 without an answer. */
  status: number
  ms: number
  /** `example`: the contract's own example, since the operation has no code yet. */
  from: 'mock' | 'live' | 'recorded' | 'example'
  /** The role of the caller; undefined for a guest. */
  role?: string
  /** The planted fault that hit the call, if any. */
  fault?: string
  /** Where the answer breaks the contract; empty if nowhere. */
  violations: readonly Violation[]
  /** The content type of the request. */
  contentType: string
  /** A multipart form as one line for each field, in the notation of `curl -F`. */
  requestBody: string
  answerBody: string
}

/** A call to log. A function as answer body is called only when the log is read. */
export type NewEntry = Omit<LoggedRequest, 'number' | 'answerBody'> & { answerBody: string | (() => string) }

/** The maximum number of calls; the oldest are dropped first. */
const limit = 200
/** The maximum length of a logged body, in characters. */
const bodyLimit = 50_000

const shortened = (body: string) =>
  body.length > bodyLimit ? `${body.slice(0, bodyLimit)}… (${body.length} characters)` : body

type Unwritten = Omit<LoggedRequest, 'answerBody'> & { answerBody: () => string }
const isWritten = (entry: LoggedRequest | Unwritten): entry is LoggedRequest => typeof entry.answerBody === 'string'

/** The latest calls, oldest first, for the panel and `/__kit/requests`. */
export class RequestLog {
  #entries: (LoggedRequest | Unwritten)[] = []
  /** The result of `all` until the next call, since the panel compares results by identity. */
  #snapshot: readonly LoggedRequest[] | undefined
  #number = 0
  readonly #changes = new EventTarget()

  readonly all = (): readonly LoggedRequest[] => (this.#snapshot ??= this.#read())

  add(entry: NewEntry): void {
    this.#number += 1
    const { answerBody } = entry
    const logged = { ...entry, number: this.#number, requestBody: shortened(entry.requestBody) }
    this.#entries.push(
      typeof answerBody === 'string' ? { ...logged, answerBody: shortened(answerBody) } : { ...logged, answerBody },
    )
    // Not at each call, since removing from the front costs more than adding.
    if (this.#entries.length > 2 * limit) this.#entries = this.#entries.slice(-limit)
    this.#changed()
  }

  clear(): void {
    this.#entries = []
    this.#changed()
  }

  /** Restores the entries from before a reload. */
  restore(entries: readonly LoggedRequest[]): void {
    this.#number = Math.max(this.#number, ...entries.map(({ number }) => number))
    this.#entries = [...entries, ...this.#entries].slice(-limit)
    this.#changed()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changes.addEventListener('change', listener)
    return () => this.#changes.removeEventListener('change', listener)
  }

  #read(): readonly LoggedRequest[] {
    const read = this.#entries
      .slice(-limit)
      .map((entry) => (isWritten(entry) ? entry : { ...entry, answerBody: shortened(entry.answerBody()) }))
    this.#entries = [...read]
    return read
  }

  #changed() {
    this.#snapshot = undefined
    this.#changes.dispatchEvent(new Event('change'))
  }
}
