import { useState } from 'react'
import { messageOf } from '#openapi/contract/message-of.ts'

/** Whether a control is busy, and how its last action ended. */
export interface Task {
  isBusy: boolean
  /** A readable reason for a failure. */
  error: string | null
  run: (task: () => unknown) => Promise<boolean>
  clear: () => void
}

/** Runs a control's action and keeps the reason if it fails, to show it beside the control. */
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
        setError(messageOf(reason))
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
