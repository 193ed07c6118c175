import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A value as it was when the page was entered, so that later session changes do not affect the open screen. */
export function useOnEntry<T>(judge: () => T): T {
  const { key } = useLocation()
  const [entry, setEntry] = useState(() => ({ key, verdict: judge() }))
  if (entry.key === key) return entry.verdict
  const next = { key, verdict: judge() }
  setEntry(next)
  return next.verdict
}
