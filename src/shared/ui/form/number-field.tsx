import { type ComponentProps, useState } from 'react'
import { TextField } from '../field.tsx'

/** A number; empty stays empty. The wheel scrolls the page and changes nothing. What is no number is said at the field. */
export function NumberField({ step = 1, error, onInput, ...rest }: ComponentProps<typeof TextField>) {
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <TextField
      {...rest}
      type="number"
      step={step}
      inputMode={Number(step) < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={isUnreadable ? 'This is not a number.' : error}
      // The browser hands on nothing of what it cannot read: only here it says that there is something.
      onInput={(event) => {
        setUnreadable(event.currentTarget.validity.badInput)
        onInput?.(event)
      }}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
