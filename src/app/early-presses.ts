declare global {
  interface Window {
    /** Elements pressed in the prerendered page before the app listened: see src/prerender/start-script.ts. */
    earlyPresses?: Set<HTMLElement> | undefined
  }
}

/** Repeats the presses that came before the app listened. */
export function playEarlyPresses(): void {
  const pressed = window.earlyPresses ?? []
  window.earlyPresses = undefined
  for (const element of pressed) if (element.isConnected) element.click()
}
