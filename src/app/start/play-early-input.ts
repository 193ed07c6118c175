import type { Keeper } from './keep-presses.ts'

declare global {
  interface Window {
    /** Keeps presses until the app listens. */
    keeper?: Keeper | undefined
  }
}

/** Each in a task of its own: React then has drawn what the one before has changed, and knows who is signed in. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** How long a field may take to open after its press, in milliseconds. */
const patience = 1000

/** Repeats once what was pressed and typed before the app listened. Called after the first commit. */
export async function playEarlyInput(): Promise<void> {
  await nextTask()
  const { keeper } = window
  if (keeper === undefined) return
  const { input } = keeper
  keeper.releasePresses()
  for (const [field, value] of input.values) {
    if (field.isConnected) fill(field, value)
    await nextTask()
  }
  for (const element of input.presses) {
    if (element.isConnected) press(element)
    await nextTask()
  }
  // What is pressed again is kept again.
  for (const shortcut of input.shortcuts.splice(0)) {
    pressAgain(shortcut)
    await nextTask()
  }
  // On a busy machine the field opens later than its press is played, and what is typed until then is kept too.
  const end = performance.now() + patience
  while (input.text !== '' && focusedInput() === undefined && performance.now() < end) await nextTask()
  forgetEarlyInput()
  const field = focusedInput()
  // What the field holds already was typed after it had opened.
  if (input.text !== '' && field !== undefined) fill(field, input.text + field.value)
}

const press = (element: HTMLElement) => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click())

/** Presses a shortcut again, unless what listened already has used it. */
function pressAgain(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const { target } = event
  const place = target instanceof Element && target.isConnected ? target : document.body
  place.dispatchEvent(new KeyboardEvent(event.type, event))
}

const focusedInput = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined)

/** Lets everything through, and drops what was input. */
export function forgetEarlyInput(): void {
  window.keeper?.release()
  window.keeper = undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Sets a field's value as typing does. React ignores an event whose value is the one that it saw last, and hydration
 * counts as seeing the field's current value. So the first events hydrate the field, the initial value is set where
 * React sees it, and the new value where it does not.
 */
function fill(field: Field, value: string): void {
  announce(field)
  if ('defaultValue' in field) field.value = field.defaultValue
  // By the prototype's setter, which React does not watch.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  announce(field)
}

function announce(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
