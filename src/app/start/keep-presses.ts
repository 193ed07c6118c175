export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person did in a prerendered page before the app listened. */
export interface EarlyInput {
  /** The elements pressed, and the forms sent, in their order. */
  presses: HTMLElement[]
  /** The fields changed, each with its newest value. */
  values: Map<Field, string>
  /** Keys pressed with Alt, Ctrl or Cmd, which the app or its tools may use. */
  shortcuts: KeyboardEvent[]
  /** What was typed after a press outside any field: it is meant for the field that the press opens. */
  text: string
}

export interface Keeper {
  input: EarlyInput
  /** Lets presses through from now on, while what is typed outside any field is still kept. */
  releasePresses: () => void
  /** Lets everything through from now on. */
  release: () => void
}

const pressable = 'a[href],button,input,select,summary,label'

/** Keeps presses and typed values from now on, instead of what the browser would do. Links work by themselves. */
export function keepPresses(): Keeper {
  const input: EarlyInput = { presses: [], values: new Map(), shortcuts: [], text: '' }
  const presses = new AbortController()
  const keys = new AbortController()
  const options = { capture: true, signal: presses.signal }
  const keep = (event: Event, element: HTMLElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    input.presses.push(element)
  }
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
      if (pressed !== null && !pressed.matches('a[href]')) keep(event, pressed)
    },
    options,
  )
  addEventListener('submit', (event) => event.target instanceof HTMLFormElement && keep(event, event.target), options)
  addEventListener('input', ({ target }) => isField(target) && input.values.set(target, target.value), options)
  addEventListener(
    'keydown',
    (event) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (isShortcut && !event.repeat) input.shortcuts.push(event)
      const isText = event.key.length === 1 && !isShortcut
      if (!isText || input.presses.length === 0 || isField(event.target)) return
      // A space would press the button again.
      event.preventDefault()
      input.text += event.key
    },
    { capture: true, signal: keys.signal },
  )
  const releasePresses = () => presses.abort()
  const release = () => {
    presses.abort()
    keys.abort()
  }
  return { input, releasePresses, release }
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof Element &&
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])')
  )
}
