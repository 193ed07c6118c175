import { type ReactNode, useEffect } from 'react'

interface LoggedProps {
  text: string
  cause: unknown
  children?: ReactNode
}

/** Writes a failure to the console, as the specification asks for some lists. */
export function Logged({ text, cause, children = null }: LoggedProps) {
  useEffect(() => {
    console.error(text, cause)
  }, [text, cause])
  return children
}
