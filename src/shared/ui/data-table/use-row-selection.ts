import { useState } from 'react'

/** The selected rows among the visible ones. */
export interface Selection {
  has: (id: string) => boolean
  /** Selects or deselects a row; a range reaches up to the row toggled before. */
  toggle: (id: string, isRange: boolean) => void
  set: (ids: readonly string[]) => void
}

interface Selected {
  view: string
  ids: ReadonlySet<string>
  last?: string
}

/**
 * The selection among the visible rows, given as their ids in order. Only visible rows can be selected, so another view
 * of the list clears it.
 */
export function useRowSelection(visible: readonly string[], view: string): Selection {
  const [selected, setSelected] = useState<Selected>({ view, ids: new Set() })
  const { ids, last = '' } = selected.view === view ? selected : { ids: new Set<string>() }
  return {
    has: (id) => ids.has(id),
    toggle(id, isRange) {
      const start = visible.indexOf(isRange && visible.includes(last) ? last : id)
      const end = visible.indexOf(id)
      const range = visible.slice(Math.min(start, end), Math.max(start, end) + 1)
      const others = [...ids].filter((each) => !range.includes(each))
      setSelected({ view, ids: new Set(ids.has(id) ? others : [...others, ...range]), last: id })
    },
    set: (next) => setSelected({ view, ids: new Set(next) }),
  }
}
