import { useSyncExternalStore } from 'react'
import { stored } from '../../lib/storage/stored.ts'

export type ColourMode = 'light' | 'dark'

/** The person's choice; null while the system decides. */
const choice = stored<ColourMode | null>({
  key: 'theme',
  area: 'local',
  blank: null,
  valid: (value) => (value === 'light' || value === 'dark' ? value : undefined),
  isText: true,
})

// Each call of matchMedia returns a new object, and a listener must be removed from the same one.
let systemDark: MediaQueryList | undefined
const prefersDark = (): MediaQueryList => (systemDark ??= matchMedia('(prefers-color-scheme: dark)'))

const current = (): ColourMode => choice.read() ?? (prefersDark().matches ? 'dark' : 'light')

function paint(mode: ColourMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark')
  document.documentElement.style.colorScheme = mode
}

/** Light text on white paper could not be read. */
const print = () => paint('light')

function subscribe(listener: () => void): () => void {
  const apply = () => {
    paint(current())
    listener()
  }
  prefersDark().addEventListener('change', apply)
  const stop = choice.subscribe(apply)
  addEventListener('beforeprint', print)
  addEventListener('afterprint', apply)
  return () => {
    prefersDark().removeEventListener('change', apply)
    removeEventListener('beforeprint', print)
    removeEventListener('afterprint', apply)
    stop()
  }
}

/**
 * The system's colour mode until the person chooses one, then theirs, in all tabs. The inline script of `index.html`
 * decides the first paint. `toggleLabel` names what `toggle` does.
 */
export function useColourMode(): { mode: ColourMode; toggle: () => void; toggleLabel: string } {
  const mode = useSyncExternalStore<ColourMode>(subscribe, current, () => 'light')
  const other = mode === 'dark' ? 'light' : 'dark'
  return { mode, toggle: () => choice.write(other), toggleLabel: `Switch to ${other} mode` }
}
