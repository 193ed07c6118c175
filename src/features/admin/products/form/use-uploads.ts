import { uploadFile } from '#openapi/generated/client/upload-writes/upload-writes.ts'
import { ApiError, serverMessage } from '#src/shared/api/api-error.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { useEffect, useRef, useState } from 'react'
import { pictureError } from './pictures.ts'

/** The state of a picture's upload. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending' }
  | { is: 'failed'; reason: string | undefined; canRetry: boolean }

interface Uploads {
  /** By the picture's key; uploaded pictures have none. */
  states: ReadonlyMap<string, UploadState>
  /** How many of the pictures added since the last pause are done. */
  progress: { done: number; total: number }
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
  const running = useRef(new Set<string>())
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

  async function send(key: string, file: File) {
    set(key, { is: 'sending' })
    try {
      const answer: { fileUrl?: unknown } | undefined = await uploadFile({ file })
      const url = answer?.fileUrl
      if (typeof url !== 'string' || url === '') throw new TypeError('The answer to an upload has no fileUrl.')
      set(key, null)
      tell.current(key, url)
    } catch (error) {
      logFailure('Failed to upload a picture', error)
      // Removed while it was being sent.
      if (!files.current.has(key)) return
      // A refused picture would be refused again.
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
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
      running.current.add(key)
      void send(key, file).finally(() => {
        running.current.delete(key)
        countDone()
        work()
      })
    }
  }

  function enqueue(keys: readonly string[]) {
    const isIdle = running.current.size === 0 && queue.current.length === 0
    setProgress(({ done, total }) => (isIdle ? { done: 0, total: keys.length } : { done, total: total + keys.length }))
    for (const key of keys) set(key, { is: 'waiting' })
    queue.current.push(...keys)
    work()
  }

  return {
    states,
    progress,
    hasFailed,
    clearFailed: () => setHasFailed(false),
    add: (added) => {
      const accepted: string[] = []
      for (const { key, file } of added) {
        const reason = pictureError(file)
        if (reason !== null) {
          set(key, { is: 'failed', reason, canRetry: false })
          setHasFailed(true)
        } else {
          files.current.set(key, file)
          accepted.push(key)
        }
      }
      if (accepted.length > 0) enqueue(accepted)
    },
    // The second click of a double click comes before the next render.
    retry: (key) => {
      if (!running.current.has(key) && !queue.current.includes(key)) enqueue([key])
    },
    forget: (key) => {
      files.current.delete(key)
      set(key, null)
    },
  }
}
