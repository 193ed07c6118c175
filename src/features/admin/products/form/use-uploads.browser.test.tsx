import { sendWith } from '#src/shared/api/http.ts'
import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useUploads } from './use-uploads.ts'

afterEach(leaveScreen)

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const file = new File([signature], 'ring.png', { type: 'image/png' })

test('a picture that was removed during its upload does not fail any more', async () => {
  const answer = Promise.withResolvers<Response>()
  stubHost(() => answer.promise)
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  await act(() => result.current.add([{ key: 'first', file }]))
  await expect.poll(() => result.current.states.get('first')).toEqual({ is: 'sending', sent: 0 })
  await act(() => result.current.forget('first'))
  await act(() => answer.resolve(Response.json({}, { status: 500 })))
  await expect.poll(() => result.current.progress).toEqual({ done: 1, total: 1, sent: 0 })
  expect([result.current.hasFailed, result.current.states.size]).toEqual([false, 0])
})

test('a picture that is removed is not sent any further', async () => {
  stubHost(() => [])
  const ended = vi.fn()
  sendWith((_url, { signal }) => {
    signal?.addEventListener('abort', ended)
    return new Promise(() => undefined)
  })
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  await act(() => result.current.add(['first', 'second'].map((key) => ({ key, file }))))
  await expect.poll(() => result.current.states.get('second')).toEqual({ is: 'sending', sent: 0 })
  await act(() => result.current.forget('first'))
  expect(ended).toHaveBeenCalledOnce()
})

test('an upload without an address in its answer has failed, and can be retried', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isWell = false
  const calls = stubHost(() => Response.json(isWell ? { fileUrl: '/uploads/ring.png' } : {}, { status: 201 }))
  const uploaded = vi.fn<(key: string, url: string) => void>()
  const { result, act } = await renderHook(() => useUploads(uploaded))
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
  const large = new File([signature, new Uint8Array(5 * 1024 * 1024)], 'ring.png', { type: 'image/png' })
  await act(() => result.current.add([{ key: 'first', file: large }]))
  await expect
    .poll(() => result.current.states.get('first'))
    .toMatchObject({ is: 'failed', reason: 'ring.png is larger than 5 MB.' })
  expect(result.current.hasFailed).toBe(true)
  expect(calls).toEqual([])
})

test('a picture that was removed while it waited counts as done', async () => {
  const answer = Promise.withResolvers<void>()
  stubHost(() => answer.promise.then(() => Response.json({ fileUrl: '/uploads/ring.png' }, { status: 201 })))
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  await act(() => result.current.add(['1', '2', '3', '4', '5'].map((key) => ({ key, file }))))
  await expect.poll(() => result.current.states.get('3')).toMatchObject({ is: 'sending' })
  expect(result.current.states.get('4')).toEqual({ is: 'waiting' })
  await act(() => result.current.forget('4'))
  await act(() => answer.resolve())
  await expect.poll(() => result.current.progress).toEqual({ done: 5, total: 5, sent: 0 })
})

test('a refused picture is told while the others are on their way, and the bar says how far these are', async () => {
  stubHost(() => [])
  sendWith((_url, init) => {
    init.onSent?.(0.5)
    return new Promise(() => undefined)
  })
  const { result, act } = await renderHook(() => useUploads(() => undefined))
  const letter = new File(['Dear shop'], 'letter.pdf', { type: 'application/pdf' })
  const files = [file, file, file, file, letter].map((each, index) => ({ key: String(index), file: each }))
  await act(() => result.current.add(files))
  await expect
    .poll(() => result.current.states.get('4'))
    .toMatchObject({ reason: 'letter.pdf is not a PNG, JPEG, WebP, AVIF or GIF.' })
  expect(result.current.states.get('3')).toEqual({ is: 'waiting' })
  expect(result.current.progress).toEqual({ done: 1, total: 5, sent: 1.5 })
})
