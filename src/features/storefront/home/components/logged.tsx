import { logFailure } from '#src/shared/lib/log.ts'
import { type ReactNode, useEffect } from 'react'

interface LoggedProps {
  text: string
  cause: unknown
  children?: ReactNode
}

/** Logs a failure, whatever the screen shows of it. */
export function Logged({ text, cause, children = null }: LoggedProps) {
  useEffect(() => logFailure(text, cause), [text, cause])
  return children
}
