import { startTransition, useState } from 'react'

/**
 * Rows that stay where they are while somebody points at one or has the focus on it: more of a long list may arrive
 * meanwhile and would push another row under the pointer. They follow once the pointer or the focus has left, or
 * another view of the list was asked for.
 */
export function useStillRows<Row>(rows: Row[] | undefined, view: string, isArriving: boolean) {
  const [isHeld, setHeld] = useState(false)
  const [kept, setKept] = useState<{ rows: Row[]; view: string } | null>(null)
  if (isHeld && isArriving && rows !== undefined && rows.length > 0 && kept?.view !== view) setKept({ rows, view })
  if (!isHeld && kept !== null) setKept(null)
  return {
    rows: isHeld && kept?.view === view ? kept.rows : rows,
    // Later than the press that also brings the pointer or the focus.
    hold: () => startTransition(() => setHeld(true)),
    release: () => startTransition(() => setHeld(false)),
  }
}
