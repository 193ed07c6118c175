import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { originHttp } from './http.ts'
import { session } from './session.ts'
import { asha, memoryStorage } from './session-fixture.ts'
import { failureReason } from './api-error.ts'

const megabyte = 1024 * 1024
const calls: FakeCall[] = []

/** A call whose events the test fires. */
class FakeCall extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  sent: unknown
  headers: Record<string, string> = {}
  isAborted = false
  open(method: string, url: string): void {
    this.headers.line = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader(): string {
    return 'application/json'
  }
  send(body: unknown): void {
    this.sent = body
    calls.push(this)
  }
  abort(): void {
    this.isAborted = true
    this.fire('abort')
  }
  moveTo(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text })
    this.fire('load')
  }
  fire(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  calls.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('XMLHttpRequest', FakeCall)
  session.signIn({ token: 'secret', user: asha })
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Sends a form with a picture of `megabytes`; resolves once it is on its way. */
async function sendPicture(megabytes: number, init: Parameters<typeof originHttp>[1] = {}) {
  const body = new FormData()
  body.append('images', new Blob([new Uint8Array(megabytes * megabyte)]), 'ring.jpg')
  const outcome = originHttp('/api/orders/ord-1/return', { method: 'POST', body, ...init }).catch(
    (error: unknown) => error,
  )
  const before = calls.length
  await vi.waitFor(() => expect(calls).toHaveLength(before + 1))
  const call = calls.at(-1)
  if (call === undefined) throw new Error('Nothing was sent.')
  return { call, body, outcome }
}

test('a form takes as long as it moves, and says how far it is', async () => {
  const onSent = vi.fn()
  const { call, body, outcome } = await sendPicture(5, { onSent })
  expect(call.sent).toBe(body)
  expect(call.headers).toMatchObject({ line: 'POST /api/orders/ord-1/return', authorization: 'Bearer secret' })
  for (const loaded of [1, 2, 3, 4, 5]) {
    vi.advanceTimersByTime(100_000)
    call.moveTo(loaded, 5)
  }
  call.answer(200, '{"message":"Done"}')
  expect(await outcome).toEqual({ message: 'Done' })
  expect(onSent.mock.calls).toEqual([[0.2], [0.4], [0.6], [0.8], [1]])
  expect(vi.getTimerCount()).toBe(0)
})

test('a form that stops on its way fails, and was certainly not received', async () => {
  const { call, outcome } = await sendPicture(5)
  call.moveTo(1, 5)
  await vi.advanceTimersByTimeAsync(200_000)
  const error = await outcome
  expect(error).toMatchObject({ kind: 'timeout', isUncertain: false })
  expect(failureReason(error)).toBe('The connection failed before everything was sent.')
  expect(call.isAborted).toBe(true)
})

test('a form that was sent waits for its answer longer, since a slow line still carries it', async () => {
  const small = await sendPicture(0)
  small.call.moveTo(1, 1)
  await vi.advanceTimersByTimeAsync(30_001)
  expect(await small.outcome).toMatchObject({ kind: 'timeout', isUncertain: true })
  calls.length = 0
  const large = await sendPicture(5)
  large.call.moveTo(5, 5)
  await vi.advanceTimersByTimeAsync(120_000)
  large.call.answer(200, '{}')
  expect(await large.outcome).toEqual({})
})

test('forms that share a line wait for as long as it needs for all of them', async () => {
  const shared = [await sendPicture(2), await sendPicture(2), await sendPicture(2)]
  for (const { call } of shared) call.moveTo(1, 1)
  await vi.advanceTimersByTimeAsync(150_000)
  for (const { call } of shared) call.answer(200, '{}')
  expect(await Promise.all(shared.map(({ outcome }) => outcome))).toEqual([{}, {}, {}])

  const alone = await sendPicture(0)
  await vi.advanceTimersByTimeAsync(30_001)
  expect(await alone.outcome, 'those that are done are not waited for').toMatchObject({ kind: 'timeout' })
})

test('a line that breaks is told from an answer, and an abort from both', async () => {
  const broken = await sendPicture(1)
  broken.call.moveTo(1, 2)
  broken.call.fire('error')
  expect(await broken.outcome).toMatchObject({ kind: 'network', isUncertain: false })

  calls.length = 0
  const refused = await sendPicture(1)
  refused.call.answer(401, '{"error":"No"}')
  expect(await refused.outcome).toMatchObject({ kind: 'status', status: 401 })
  expect(session.token()).toBeNull()

  calls.length = 0
  const controller = new AbortController()
  const aborted = await sendPicture(1, { signal: controller.signal })
  controller.abort()
  expect(await aborted.outcome).toBe(controller.signal.reason)
  expect(aborted.call.isAborted).toBe(true)
})

test('an answer without a body is a success', async () => {
  const { call, outcome } = await sendPicture(1)
  call.answer(204, '')
  expect(await outcome).toBeUndefined()
})
