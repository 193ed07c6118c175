import type { Violation } from './check-answer.ts'

/** One call, as the log shows it. */
export interface LoggedRequest {
  /** Counts up over the life of the log. */
  number: number
  /** ISO instant in the shop's own time. */
  at: string
  method: string
  /** Path and query. */
  path: string
  /** Undefined for a call outside the contract. */
  operationId?: string
  /** 0 where no answer came. */
  status: number
  ms: number
  from: 'mock' | 'live'
  /** Of the account whose token was sent; undefined for a guest. */
  role?: string
  /** The planted fault, where one struck. */
  fault?: string
  /** Where the answer breaks the contract; none where it keeps it. */
  violations: readonly Violation[]
  /** Of what was sent. */
  contentType: string
  /** Of a multipart form: a line for each field, as `curl -F` takes it. */
  requestBody: string
  answerBody: string
}

/** A call to be logged. An answer given as a function is written down only when somebody reads the log. */
export type NewEntry = Omit<LoggedRequest, 'number' | 'answerBody'> & { answerBody: string | (() => string) }

/** Calls that the log holds before it forgets the oldest. */
const limit = 200
/** Characters kept of each body. */
const bodyLimit = 50_000

const shortened = (body: string) =>
  body.length > bodyLimit ? `${body.slice(0, bodyLimit)}… (${body.length} characters)` : body

type Unwritten = Omit<LoggedRequest, 'answerBody'> & { answerBody: () => string }
const isWritten = (entry: LoggedRequest | Unwritten): entry is LoggedRequest => typeof entry.answerBody === 'string'

/** The latest calls, oldest first, for the panel and `/__kit/requests`. */
export class RequestLog {
  #entries: (LoggedRequest | Unwritten)[] = []
  /** What `all` gives until the next call: the panel compares it with what it has drawn. */
  #snapshot: readonly LoggedRequest[] | undefined
  #number = 0
  #listeners = new Set<() => void>()

  readonly all = (): readonly LoggedRequest[] => (this.#snapshot ??= this.#read())

  add(entry: NewEntry): void {
    this.#number += 1
    const { answerBody } = entry
    const logged = { ...entry, number: this.#number, requestBody: shortened(entry.requestBody) }
    this.#entries.push(
      typeof answerBody === 'string' ? { ...logged, answerBody: shortened(answerBody) } : { ...logged, answerBody },
    )
    // Not at each call: moving the whole list along costs more than the entry.
    if (this.#entries.length > 2 * limit) this.#entries = this.#entries.slice(-limit)
    this.#changed()
  }

  clear(): void {
    this.#entries = []
    this.#changed()
  }

  /** Takes over the entries of before a reload. */
  restore(entries: readonly LoggedRequest[]): void {
    this.#number = Math.max(this.#number, ...entries.map(({ number }) => number))
    this.#entries = [...entries, ...this.#entries].slice(-limit)
    this.#changed()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    for (const listener of this.#listeners) listener()
  }
}
