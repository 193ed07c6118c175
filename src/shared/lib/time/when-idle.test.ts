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
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const task = vi.fn()
  whenIdle(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  for (const run of idle) run()
  expect(task).toHaveBeenCalledOnce()
})
