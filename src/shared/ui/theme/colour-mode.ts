import { useSyncExternalStore } from 'react'

export type ColourMode = 'light' | 'dark'

const key = 'theme'
// Kept in a variable: each call of matchMedia makes a new object, and a listener has to be removed from the same one.
let systemDark: MediaQueryList | undefined
const prefersDark = (): MediaQueryList => (systemDark ??= matchMedia('(prefers-color-scheme: dark)'))
const listeners = new Set<() => void>()

function current(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** The person's choice; null while the system decides or storage is blocked. */
function chosen(): ColourMode | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}

function apply(): void {
  paint(chosen() ?? (prefersDark().matches ? 'dark' : 'light'))
}

function paint(mode: ColourMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark')
  document.documentElement.style.colorScheme = mode
  for (const listener of listeners) listener()
}

function choose(mode: ColourMode): void {
  try {
    localStorage.setItem(key, mode)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  paint(mode)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    prefersDark().addEventListener('change', apply)
    addEventListener('storage', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    prefersDark().removeEventListener('change', apply)
    removeEventListener('storage', apply)
  }
}

/**
 * The look in force: the system's until the person chooses, then theirs, in all tabs (local storage key `theme`).
 * The first paint is decided by the inline script of `index.html`; this hook takes over from there.
 */
export function useColourMode(): { mode: ColourMode; choose: (mode: ColourMode) => void; toggle: () => void } {
  const mode = useSyncExternalStore<ColourMode>(subscribe, current, () => 'light')
  return { mode, choose, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') }
}
