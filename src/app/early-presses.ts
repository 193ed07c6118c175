declare global {
  interface Window {
    /** What was pressed in the prerendered page before the app listened: see src/prerender/start-script.ts. */
    earlyPresses?: Set<HTMLElement> | undefined
  }
}

/** Repeats the presses that came too early; from then on the app handles them itself. */
export function playEarlyPresses(): void {
  const pressed = window.earlyPresses ?? []
  window.earlyPresses = undefined
  for (const element of pressed) if (element.isConnected) element.click()
}
