import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What was true when this place was entered: later changes of the session leave the open screen alone. */
export function useOnEntry<T>(judge: () => T): T {
  const { key } = useLocation()
  const [entry, setEntry] = useState(() => ({ key, verdict: judge() }))
  if (entry.key === key) return entry.verdict
  const next = { key, verdict: judge() }
  setEntry(next)
  return next.verdict
}
