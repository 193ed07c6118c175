import { isPanelKey } from '../panel/panel-key.ts'

/** Listens for Alt+Shift+K. Returns what ends that and says, once, whether the key was pressed. */
export function awaitPanelKey(): () => boolean {
  let isPressed = false
  const ended = new AbortController()
  addEventListener(
    'keydown',
    (event) => {
      if (!isPanelKey(event)) return
      event.preventDefault()
      isPressed = true
    },
    { signal: ended.signal },
  )
  return () => {
    ended.abort()
    const wasPressed = isPressed
    isPressed = false
    return wasPressed
  }
}
