/** A key of the back office, and what it does. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly isHeld?: boolean
  readonly does: string
}

/** All shortcuts: their handlers and the list behind `?` read them here. */
export const shortcuts = {
  find: { key: 'k', isHeld: true, does: 'Find a screen or a record' },
  save: { key: 's', isHeld: true, does: 'Save the open form' },
  search: { key: '/', does: 'Search the list' },
  list: { key: '?', does: 'Show these shortcuts' },
} as const satisfies Record<string, Shortcut>

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key press is a shortcut. Shift counts only with Ctrl: some keyboards need it to type `/`. */
export function isPressed({ key, isHeld = false }: Shortcut, pressed: Pressed): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (pressed.key.toLowerCase() !== key || altKey) return false
  return isHeld ? (ctrlKey || metaKey) && !shiftKey : !ctrlKey && !metaKey
}

/** The keys as they are labelled, such as `Ctrl` and `K`. */
export function keyLabels({ key, isHeld }: Shortcut): string[] {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return [...(isHeld ? [isApple ? '⌘' : 'Ctrl'] : []), key.toUpperCase()]
}

/** For `aria-keyshortcuts`. */
export const ariaKeys = ({ key, isHeld }: Shortcut): string =>
  isHeld ? `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}` : key
