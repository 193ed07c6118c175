import { defaultNetworkOptions } from 'msw/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadUploads, startWorker } from './start-worker.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a worker that never starts is an error with a reason, so that no screen waits forever', async () => {
  vi.useFakeTimers()
  // The browser's own answers come in their own time, which does not pass here.
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined)
  vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([])
  vi.spyOn(navigator.serviceWorker, 'register').mockReturnValue(new Promise(() => undefined))
  const ends = defaultNetworkOptions.sources.flatMap((source) =>
    'terminate' in source ? [vi.spyOn(source, 'terminate')] : [],
  )
  const started = startWorker(() => Promise.reject(new Error('Nothing is asked.')), ['/v1/*'])
  const failed = expect(started).rejects.toThrow('The service worker did not start within 15 seconds.')
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
  expect(
    ends.map(({ mock }) => mock.calls.length),
    'the source that MSW never starts keeps no messages',
  ).toEqual([1])
})

test('only uploaded pictures that were requested before the worker was ready are loaded again', async () => {
  const pictures = ['/uploads/none.png', '/media/none.png'].map((src) => Object.assign(new Image(), { src }))
  const failures = vi.fn<(path: string) => void>()
  for (const picture of pictures) {
    picture.addEventListener('error', () => failures(new URL(picture.src).pathname))
    document.body.append(picture)
  }
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(2))
  reloadUploads()
  await vi.waitFor(() => expect(failures).toHaveBeenCalledTimes(3))
  expect(failures).toHaveBeenLastCalledWith('/uploads/none.png')
  for (const picture of pictures) picture.remove()
})
