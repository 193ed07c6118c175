import { useSyncExternalStore } from 'react'

export type ColourMode = 'light' | 'dark'

const key = 'theme'
const listeners = new Set<() => void>()

function current(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** What the person chose; null while the system decides. Storage may be forbidden: then nothing is remembered. */
function chosen(): ColourMode | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}

function apply(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const mode = chosen() ?? system
  paint(mode)
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
    // The choice then holds until the page is left.
  }
  paint(mode)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
    addEventListener('storage', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', apply)
    removeEventListener('storage', apply)
  }
}

/**
 * The look in force: the system's until the person chooses, then theirs, in all tabs (local storage key `theme`).
 * The first paint is decided by the inline script of `index.html`; this hook takes over from there.
 */
export function useColourMode(): { mode: ColourMode; choose: (mode: ColourMode) => void; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, current)
  return { mode, choose, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') }
}
