import type { Page } from '@playwright/test'
import { backendOrigin } from '../playwright.config.ts'
import { type Reply, wrongAnswers } from './answers.ts'

declare global {
  interface Window {
    answerCall?: (call: SentCall) => Promise<Answer>
    pendingCalls?: number
    /** When the latest call ended. */
    quietSince?: number
  }
}

/** A reply, or none. */
export type Answer = Reply | 'abort' | 'no answer'

interface SentCall {
  method: string
  /** Path and query. */
  to: string
  body: string | null
  token: string | null
}

/** Time passes this many times as fast in the page, so that timeouts end soon. */
const haste = 20

/** A host between the page and the backend, which can give wrong answers. */
export class Host {
  /** The name of the fault that hits every call, if any. */
  fault: string | undefined
  /** The answer to every write, instead of the backend's. */
  writeAnswer: Answer | undefined
  /** The writes that were sent, as `POST /v1/cart`. */
  readonly writes: string[] = []
  readonly #good = new Map<string, Reply>()
  #release: () => void = () => undefined
  #held: Promise<void> = Promise.resolve()

  /** Answers the page's calls from the next load on. */
  async serve(page: Page): Promise<void> {
    await page.exposeFunction('answerCall', (call: SentCall) => this.#answer(call))
    await page.addInitScript(takeOver, haste)
  }

  /** Holds answers back until `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve
    })
  }

  release(): void {
    this.#release()
  }

  async signIn(account: { email: string; password: string }): Promise<{ token: string; user: unknown }> {
    const body = JSON.stringify(account)
    const { body: text } = await this.#ask({ method: 'POST', to: '/v1/auth/login', body, token: null })
    return JSON.parse(text) as { token: string; user: unknown }
  }

  async #answer(call: SentCall): Promise<Answer> {
    await this.#held
    if (call.method !== 'GET' && this.writeAnswer !== undefined) {
      this.writes.push(`${call.method} ${call.to}`)
      return this.writeAnswer
    }
    if (this.fault === 'abort' || this.fault === 'offline') return 'abort'
    if (this.fault === 'no answer') return 'no answer'
    const good = await this.#ask(call)
    return wrongAnswers[this.fault ?? '']?.(good) ?? good
  }

  async #ask({ method, to, body, token }: SentCall): Promise<Reply> {
    const key = `${method} ${to} ${body} ${token}`
    const answer = this.#good.get(key)
    if (answer) return answer
    const headers = {
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: token }),
    }
    const response = await fetch(backendOrigin + to, { method, headers, body })
    const contentType = response.headers.get('content-type') ?? ''
    const reply = { status: response.status, contentType, body: await response.text() }
    this.#good.set(key, reply)
    return reply
  }
}

/** Runs in the page before its scripts: redirects calls to the host and speeds up time. */
function takeOver(times: number): void {
  const laterByTheClock = window.setTimeout.bind(window)
  const later = (run: TimerHandler, ms = 0, ...rest: unknown[]) => laterByTheClock(run, ms / times, ...rest)
  window.setTimeout = later as typeof window.setTimeout
  const limit = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => limit(ms / times / 4)
  const load = window.fetch.bind(window)
  window.pendingCalls = 0
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!/^\/(v1|api)\//.test(pathname)) return load(input, init)
    const token = new Headers(init?.headers).get('Authorization')
    const body = typeof init?.body === 'string' ? init.body : null
    window.pendingCalls = (window.pendingCalls ?? 0) + 1
    try {
      const call = { method: init?.method ?? 'GET', to: pathname + search, body, token }
      const reply = await window.answerCall?.(call)
      if (reply === 'no answer') {
        init?.signal?.throwIfAborted()
        await new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        )
      }
      if (reply === undefined || reply === 'abort' || reply === 'no answer') throw new TypeError('Failed to fetch')
      const { status, contentType } = reply
      return new Response(status === 204 ? null : reply.body, { status, headers: { 'Content-Type': contentType } })
    } finally {
      window.pendingCalls -= 1
      window.quietSince = performance.now()
    }
  }
}
