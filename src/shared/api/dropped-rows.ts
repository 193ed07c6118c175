import { useSyncExternalStore } from 'react'

let dropped: ReadonlyMap<string, number> = new Map()
const listeners = new Set<() => void>()
const current = () => dropped

/** Records how many rows were left out of the latest answer to a call, because they could not be shown. */
export function noteDroppedRows(path: string, count: number): void {
  if (count === (dropped.get(path) ?? 0)) return
  dropped = new Map([...dropped, [path, count]])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How many rows were left out, by the path and query of the call. */
export function useDroppedRows(): ReadonlyMap<string, number> {
  return useSyncExternalStore(subscribe, current, current)
}
