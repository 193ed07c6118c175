import { uploadFile } from '#openapi/generated/client/upload-writes/upload-writes.ts'
import { ApiError, serverMessage } from '#src/shared/api/api-error.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { preparedPicture } from '#src/shared/lib/pictures/prepared-picture.ts'
import { useEffect, useRef, useState } from 'react'

/** The state of a picture's upload. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; sent: number }
  | { is: 'failed'; reason: string | undefined; canRetry: boolean }

interface Uploads {
  /** By the picture's key; uploaded pictures have none. */
  states: ReadonlyMap<string, UploadState>
  /** How many of the pictures added since the last pause are done, and how much of the others has left the device. */
  progress: { done: number; total: number; sent: number }
  /** Whether a failed upload has not been reported yet. */
  hasFailed: boolean
  clearFailed: () => void
  add: (files: readonly { key: string; file: File }[]) => void
  retry: (key: string) => void
  forget: (key: string) => void
}

/** Three at a time, to limit the load on a phone connection. The order of the pictures does not depend on it. */
const atOnce = 3

/** Uploads pictures and reports the URL of each. */
export function useUploads(onUploaded: (key: string, url: string) => void): Uploads {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map())
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [hasFailed, setHasFailed] = useState(false)
  const files = useRef(new Map<string, File>())
  const queue = useRef<string[]>([])
  const running = useRef(new Map<string, AbortController>())
  const looking = useRef(Promise.resolve())
  const tell = useRef(onUploaded)
  useEffect(() => {
    tell.current = onUploaded
  })

  function set(key: string, state: UploadState | null) {
    setStates((before) => {
      const after = new Map(before)
      if (state === null) after.delete(key)
      else after.set(key, state)
      return after
    })
  }

  async function send(key: string, file: File, signal: AbortSignal) {
    const tellSent = (sent: number) => {
      if (files.current.has(key)) set(key, { is: 'sending', sent })
    }
    tellSent(0)
    try {
      const answer: { fileUrl?: unknown } | undefined = await uploadFile({ file }, { onSent: tellSent, signal })
      const url = answer?.fileUrl
      if (typeof url !== 'string' || url === '') throw new TypeError('The answer to an upload has no fileUrl.')
      set(key, null)
      tell.current(key, url)
    } catch (error) {
      // Removed while it was being sent.
      if (signal.aborted) return
      logFailure('Failed to upload a picture', error)
      const status = error instanceof ApiError ? error.status : 0
      // A refused picture would be refused again, but not one that came too slowly or without a session.
      const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
      set(key, { is: 'failed', reason: serverMessage(error), canRetry: !isRefused })
      setHasFailed(true)
    }
  }

  const countDone = () => setProgress(({ done, total }) => ({ done: done + 1, total }))

  function work() {
    while (running.current.size < atOnce) {
      const key = queue.current.shift()
      const file = key === undefined ? undefined : files.current.get(key)
      if (key === undefined) return
      if (file === undefined) {
        // Removed while it waited.
        countDone()
        continue
      }
      const controller = new AbortController()
      running.current.set(key, controller)
      void send(key, file, controller.signal).finally(() => {
        running.current.delete(key)
        countDone()
        work()
      })
    }
  }

  function count(added: number) {
    setProgress(({ done, total }) => (done < total ? { done, total: total + added } : { done: 0, total: added }))
  }

  function enqueue(key: string) {
    queue.current.push(key)
    work()
  }

  /** Looks at a file before it waits for its turn, so that a refusal is told at once. */
  async function prepare(key: string, file: File) {
    const prepared = await preparedPicture(file)
    // Removed meanwhile.
    if (!files.current.has(key)) return countDone()
    if (prepared.file !== undefined) {
      files.current.set(key, prepared.file)
      return enqueue(key)
    }
    files.current.delete(key)
    set(key, { is: 'failed', reason: prepared.refusal, canRetry: false })
    setHasFailed(true)
    countDone()
  }

  const sent = [...states.values()].reduce((sum, state) => sum + (state.is === 'sending' ? state.sent : 0), 0)
  return {
    states,
    progress: { ...progress, sent },
    hasFailed,
    clearFailed: () => setHasFailed(false),
    add: (added) => {
      count(added.length)
      for (const { key, file } of added) {
        files.current.set(key, file)
        set(key, { is: 'waiting' })
        // One after the other: a photo of a phone takes 50 MB of memory while it is made smaller.
        looking.current = looking.current.then(() => prepare(key, file))
      }
    },
    // The second click of a double click comes before the next render.
    retry: (key) => {
      if (running.current.has(key) || queue.current.includes(key)) return
      count(1)
      set(key, { is: 'waiting' })
      enqueue(key)
    },
    forget: (key) => {
      files.current.delete(key)
      running.current.get(key)?.abort()
      set(key, null)
    },
  }
}
