import { fill } from '#src/shared/ui/field/fill.ts'
import type { Keeper } from './keep-presses.ts'

declare global {
  interface Window {
    /** Keeps presses until the app listens. */
    keeper?: Keeper | undefined
  }
}

/** Each in a task of its own: React then has drawn what the one before has changed, and knows who is signed in. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Repeats once what was pressed and typed before the app listened. Called after the first commit. */
export async function playKept(): Promise<void> {
  await nextTask()
  const kept = forgetKept()
  if (kept === undefined) return
  for (const [field, value] of kept.values) {
    if (field.isConnected) fill(field, value)
    await nextTask()
  }
  for (const element of kept.presses) {
    if (element.isConnected) press(element)
    await nextTask()
  }
  const { activeElement } = document
  // What the field holds already was typed after it had opened.
  if (kept.text !== '' && activeElement instanceof HTMLInputElement)
    fill(activeElement, kept.text + activeElement.value)
}

const press = (element: HTMLElement) => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click())

/** Lets presses through, and returns what was kept. */
export function forgetKept(): Keeper['kept'] | undefined {
  const { keeper } = window
  window.keeper = undefined
  keeper?.release()
  return keeper?.kept
}
