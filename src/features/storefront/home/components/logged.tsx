import { type ReactNode, useEffect } from 'react'

interface LoggedProps {
  text: string
  cause: unknown
  children?: ReactNode
}

/** Writes a failure to the console, as the specification asks for some lists. */
export function Logged({ text, cause, children = null }: LoggedProps) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification has this failure logged
    console.error(text, cause)
  }, [text, cause])
  return children
}
