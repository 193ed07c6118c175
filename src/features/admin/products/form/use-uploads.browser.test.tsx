import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useUploads } from './use-uploads.ts'

afterEach(leaveScreen)

test('a picture that was removed during its upload does not fail any more', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const answer = Promise.withResolvers<Response>()
  stubHost(() => answer.promise)
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  const file = new File(['ring'], 'ring.png', { type: 'image/png' })
  await act(() => result.current.add([{ key: 'first', file }]))
  await act(() => result.current.forget('first'))
  await act(() => answer.resolve(Response.json({}, { status: 500 })))
  await expect.poll(() => logged.mock.calls).toHaveLength(1)
  expect([result.current.hasFailed, result.current.states.size]).toEqual([false, 0])
})

test('an upload without an address in its answer has failed, and can be retried', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isWell = false
  const calls = stubHost(() => Response.json(isWell ? { fileUrl: '/uploads/ring.png' } : {}, { status: 201 }))
  const uploaded = vi.fn<(key: string, url: string) => void>()
  const { result, act } = await renderHook(() => useUploads(uploaded))
  const file = new File(['ring'], 'ring.png', { type: 'image/png' })
  await act(() => result.current.add([{ key: 'first', file }]))
  await expect.poll(() => result.current.states.get('first')).toMatchObject({ is: 'failed', canRetry: true })
  expect(logged).toHaveBeenCalledOnce()
  expect(uploaded).not.toHaveBeenCalled()

  isWell = true
  // Both clicks of a double click.
  await act(() => [1, 2].forEach(() => result.current.retry('first')))
  await expect.poll(() => uploaded.mock.calls).toEqual([['first', '/uploads/ring.png']])
  expect(calls).toHaveLength(2)
})

test('a file that is too large raises the alert without a call', async () => {
  const calls = stubHost(() => Response.json({ fileUrl: '/uploads/ring.png' }, { status: 201 }))
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'ring.png', { type: 'image/png' })
  await act(() => result.current.add([{ key: 'first', file }]))
  expect(result.current.states.get('first')).toMatchObject({ is: 'failed', reason: 'ring.png is larger than 5 MB.' })
  expect(result.current.hasFailed).toBe(true)
  expect(calls).toEqual([])
})

test('a picture that was removed while it waited counts as done', async () => {
  const answer = Promise.withResolvers<void>()
  stubHost(() => answer.promise.then(() => Response.json({ fileUrl: '/uploads/ring.png' }, { status: 201 })))
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  const file = new File(['ring'], 'ring.png', { type: 'image/png' })
  await act(() => result.current.add(['1', '2', '3', '4', '5'].map((key) => ({ key, file }))))
  expect(result.current.states.get('4')).toEqual({ is: 'waiting' })
  await act(() => result.current.forget('4'))
  await act(() => answer.resolve())
  await expect.poll(() => result.current.progress).toEqual({ done: 5, total: 5 })
})
