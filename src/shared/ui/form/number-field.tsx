import { type ComponentProps, useState } from 'react'
import { TextField } from '../field.tsx'

/**
 * A number field; empty stays empty. The wheel scrolls the page instead of changing the value. An invalid number shows
 * an error.
 */
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
      // The value of an invalid number is empty; only `badInput` shows that something was typed.
      onInput={(event) => {
        setUnreadable(event.currentTarget.validity.badInput)
        onInput?.(event)
      }}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
