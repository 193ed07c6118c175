import { createContext, use, useSyncExternalStore } from 'react'
import type { PanelKit } from './kit.ts'

export const KitContext = createContext<PanelKit | null>(null)

/** The kit; the component renders again after each change. */
export function useKit(): PanelKit {
  const kit = use(KitContext)
  if (kit === null) throw new Error('The panel needs a KitContext around it.')
  useSyncExternalStore(kit.subscribe, kit.version)
  return kit
}
