import { type Field, fill } from '#src/shared/ui/field/fill.ts'
import { nextTask } from '#src/shared/lib/next-task.ts'

declare global {
  interface Window {
    /** Elements pressed in the prerendered page before the app listened: see src/prerender/start-script.ts. */
    earlyPresses?: Set<HTMLElement> | undefined
    /** The fields changed before the app listened, with their values. */
    earlyValues?: Map<Field, string> | undefined
  }
}

/** Repeats the presses and the changes of fields that came before the app listened. */
export async function playEarlyPresses(): Promise<void> {
  const { earlyPresses: pressed = [], earlyValues: values = [] } = window
  forgetEarlyPresses()
  for (const [field, value] of values) {
    if (field.isConnected) fill(field, value)
    // A form may make its next state from the one on the screen.
    await nextTask()
  }
  for (const element of pressed) if (element.isConnected) element.click()
}

export function forgetEarlyPresses(): void {
  window.earlyPresses = undefined
  window.earlyValues = undefined
}
