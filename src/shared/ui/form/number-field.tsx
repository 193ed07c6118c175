import type { ComponentProps } from 'react'
import { TextField } from '../field/field.tsx'
import { useUnreadable } from './use-unreadable.ts'

/**
 * A number field; empty stays empty. The wheel scrolls the page instead of changing the value. An invalid number shows
 * an error.
 */
export function NumberField({ step = 1, error, onInput, ...rest }: ComponentProps<typeof TextField>) {
  const { isUnreadable, read } = useUnreadable()
  return (
    <TextField
      {...rest}
      type="number"
      step={step}
      inputMode={Number(step) < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={isUnreadable ? 'This is not a number.' : error}
      onInput={(event) => {
        read(event)
        onInput?.(event)
      }}
      onInvalid={read}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
