import { useState } from 'react'

/** What a control is busy with, and what became of the last try. */
export interface Task {
  isBusy: boolean
  /** Why it failed, for people. */
  error: string | null
  run: (task: () => unknown) => Promise<boolean>
  clear: () => void
}

/** Runs what a control does and keeps the reason of a failure, to be shown beside the control. */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  return {
    isBusy,
    error,
    clear: () => setError(null),
    run: async (task) => {
      setIsBusy(true)
      try {
        await task()
        setError(null)
        return true
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason))
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
