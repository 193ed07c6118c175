import type { ComponentProps } from 'react'
import { TextField } from '../field.tsx'

/** A number; empty stays empty. The wheel scrolls the page and changes nothing. */
export function NumberField({ step = 1, ...rest }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...rest}
      type="number"
      step={step}
      inputMode={Number(step) < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
