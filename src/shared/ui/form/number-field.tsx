import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { plainNumber, type Unit } from '../../lib/text/plain-number.ts'
import { TextField } from '../field/field.tsx'
import { numberProps, type NumberRange, writePlain } from '../field/number-props.ts'
import { useUnreadable } from './use-unreadable.ts'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, keyof NumberRange | 'onKeyDown'> &
  NumberRange & { unit?: Unit }

/**
 * A number field; empty stays empty. An amount as people copy it is written in plain digits when the field is left; one
 * that cannot be read for certain shows an error.
 */
export function NumberField({ min, max, step = 1, unit, error, onInput, onBlur, ...rest }: NumberFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const inRupees = step < 1 ? 'a number, such as 1250.50' : 'a whole number, such as 1250'
  const example = unit === 'percent' ? 'a percentage, such as 7.5' : inRupees
  const text = `This cannot be read as one number. Please write ${example}.`

  function mark(input: HTMLInputElement | null | undefined) {
    input?.setCustomValidity(plainNumber(input.value, unit) === null ? text : '')
  }
  // After each render, since a form sets and resets its fields without an event.
  useLayoutEffect(() => mark(place.current?.querySelector('input')))
  const { isUnreadable, read } = useUnreadable()

  return (
    <div ref={place}>
      <TextField
        {...rest}
        {...numberProps({ min, max, step })}
        error={isUnreadable ? text : error}
        onInput={(event) => {
          mark(event.currentTarget)
          // "1,2" is on its way to "1,20,000".
          if (isUnreadable) read(event)
          onInput?.(event)
        }}
        onBlur={(event) => {
          writePlain(event, unit)
          read(event)
          onBlur?.(event)
        }}
        // Enter sends the form while the field still has the focus.
        onKeyDownCapture={(event) => event.key === 'Enter' && writePlain(event, unit)}
        onInvalid={read}
      />
    </div>
  )
}
