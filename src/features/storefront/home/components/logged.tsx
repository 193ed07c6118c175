import { logFailure } from '#src/shared/lib/log.ts'
import { type ReactNode, useEffect } from 'react'

interface LoggedProps {
  text: string
  cause: unknown
  children?: ReactNode
}

/** Logs a failure that the screen does not show. */
export function Logged({ text, cause, children = null }: LoggedProps) {
  useEffect(() => logFailure(text, cause), [text, cause])
  return children
}
