import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a task runs once the page is idle, also in a browser without idle callbacks', () => {
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('in a browser with idle callbacks the task waits for one', () => {
  const idle: (() => void)[] = []
  const ask = vi.fn((run: () => void, _options: IdleRequestOptions) => idle.push(run))
  vi.stubGlobal('requestIdleCallback', ask)
  const task = vi.fn()
  whenIdle(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  expect(ask.mock.calls[0]?.[1], 'a busy page is idle at some time').toEqual({ timeout: 3000 })
  for (const run of idle) run()
  expect(task).toHaveBeenCalledOnce()
})

test('a task that was given up never runs, and leaves no listener', () => {
  const task = vi.fn()
  whenIdle(task)()
  const added = vi.mocked(addEventListener).mock.calls
  const removed = vi.mocked(removeEventListener).mock.calls
  expect(added).not.toEqual([])
  expect(removed.map(([sign, listener]) => [sign, listener])).toEqual(added.map(([sign, listener]) => [sign, listener]))
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
})
