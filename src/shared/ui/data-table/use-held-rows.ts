import { startTransition, useState } from 'react'

/**
 * Rows that do not move while the pointer or the focus is on one of them: more rows of a long list may arrive in the
 * meantime and would push another row under the pointer. They are updated once the pointer and the focus have left, or
 * when the view of the list changes.
 */
export function useHeldRows<Row>(rows: Row[] | undefined, view: string, isLoadingMore: boolean) {
  const [isHeld, setHeld] = useState(false)
  const [held, setHeldRows] = useState<{ rows: Row[]; view: string } | null>(null)
  if (isHeld && isLoadingMore && rows !== undefined && rows.length > 0 && held?.view !== view)
    setHeldRows({ rows, view })
  if (!isHeld && held !== null) setHeldRows(null)
  return {
    rows: isHeld && held?.view === view ? held.rows : rows,
    // Deferred, since a press that changes the view also moves the pointer or the focus here.
    hold: () => startTransition(() => setHeld(true)),
    release: () => startTransition(() => setHeld(false)),
  }
}
