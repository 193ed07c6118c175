import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from './worker.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a worker that never starts is given up with the reason, so that no screen waits for ever', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([])
  vi.spyOn(navigator.serviceWorker, 'register').mockReturnValue(new Promise(() => undefined))
  const started = startWorker(() => Promise.reject(new Error('Nothing is asked.')), ['/v1/*'])
  const failed = expect(started).rejects.toThrow('The service worker did not start within 15 seconds.')
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
})
