import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'

let dropped: ReadonlyMap<string, number> = new Map()
const { subscribe, notify } = createListeners()
const current = () => dropped

/** Records how many rows were left out of the latest answer to a call, because they could not be shown. */
export function reportDroppedRows(path: string, count: number): void {
  if (count === (dropped.get(path) ?? 0)) return
  dropped = new Map([...dropped, [path, count]])
  notify()
}

/** How many rows were left out, by the path and query of the call. */
export function useDroppedRows(): ReadonlyMap<string, number> {
  return useSyncExternalStore(subscribe, current, current)
}
