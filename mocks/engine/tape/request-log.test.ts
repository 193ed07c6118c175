import { expect, test, vi } from 'vitest'
import { type LoggedRequest, RequestLog } from './request-log.ts'

const call: Omit<LoggedRequest, 'number'> = {
  at: '2026-11-16T04:30:00.000Z',
  method: 'GET',
  path: '/v1/products',
  status: 200,
  ms: 3,
  from: 'mock',
  violations: [],
  contentType: '',
  requestBody: '',
  answerBody: '{}',
}

test('keeps the latest 200 calls and continues their numbers', () => {
  const log = new RequestLog()
  for (let count = 0; count < 250; count += 1) log.add(call)
  expect(log.all()).toHaveLength(200)
  expect([log.all()[0]?.number, log.all().at(-1)?.number]).toEqual([51, 250])
})

test('shortens long bodies, and says how long they were', () => {
  const log = new RequestLog()
  log.add({ ...call, answerBody: 'a'.repeat(60_000) })
  const text = log.all()[0]?.answerBody
  expect(text).toHaveLength(50_000 + '… (60000 characters)'.length)
  expect(text?.endsWith('… (60000 characters)')).toBe(true)
})

test('calls before a reload come first, and numbers continue after them', () => {
  const log = new RequestLog()
  log.restore([{ ...call, number: 7 }])
  log.add(call)
  expect(log.all().map(({ number }) => number)).toEqual([7, 8])
})

test('listeners are notified of each call and when the log is cleared', () => {
  const log = new RequestLog()
  const listener = vi.fn<() => void>()
  const stop = log.subscribe(listener)
  log.add(call)
  log.clear()
  stop()
  log.add(call)
  expect(listener).toHaveBeenCalledTimes(2)
})
