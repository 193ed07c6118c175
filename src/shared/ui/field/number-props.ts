import type { KeyboardEvent, SyntheticEvent } from 'react'
import { decimalsOf, fixed } from '../../lib/text/decimals.ts'
import { plainNumber, type Unit } from '../../lib/text/plain-number.ts'

export interface NumberRange {
  min?: number | undefined
  max?: number | undefined
  step?: number
}

/**
 * The props of an input for a number. It is a text field: `type="number"` drops the letters, signs and commas of a
 * pasted amount and keeps the rest, so that "Rs. 65,000" becomes .65, and the wheel changes it.
 */
export function numberProps({ min, max, step = 1 }: NumberRange) {
  return {
    type: 'text',
    role: 'spinbutton',
    // Without effect on a text field, except for the arrow keys below.
    min,
    max,
    step,
    inputMode: step < 1 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown: stepByArrow,
  } as const
}

/** Arrow up and down change the number by one step, within its range. */
function stepByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: input } = event
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const plain = plainNumber(input.value)
  if (plain === null) return
  const value = Number(plain)
  const step = Number(input.step)
  const next = value + (key === 'ArrowUp' ? step : -step)
  const bounded = Math.min(Math.max(next, Number(input.min || -Infinity)), Number(input.max || Infinity))
  write(input, fixed(bounded, Math.max(decimalsOf(value), decimalsOf(step))))
}

/** Writes a number that can be read in plain digits, so that what will be saved is seen. */
export function writePlain({ currentTarget: input }: SyntheticEvent<HTMLInputElement>, unit?: Unit): void {
  const plain = plainNumber(input.value, unit)
  if (plain !== null && plain !== input.value) write(input, plain)
}

/** As typing does. React notices, since it watches `value` and not this method. */
function write(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
