import { useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { Failed } from './failed.tsx'

interface LoggedFailureProps {
  text: string
  cause: unknown
  onRetry: () => void
}

/** For lists whose failures are logged: logs the failure and shows it too. */
export function LoggedFailure({ text, cause, onRetry }: LoggedFailureProps) {
  useEffect(() => logFailure(text, cause), [text, cause])
  return <Failed text={text} onRetry={onRetry} />
}
