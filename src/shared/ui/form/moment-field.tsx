import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextField } from '../field/field.tsx'
import { useUnreadable } from './use-unreadable.ts'

/**
 * Safari shows today's date or time in an empty field, as if it had been chosen; only Safari has this pseudo-element.
 */
const Blank = chakra('div', {
  base: {
    '@supports (hanging-punctuation: first)': {
      '& [data-blank]:not(:focus, :focus-within)::-webkit-datetime-edit': { opacity: '0' },
    },
  },
})

const mark = (input: HTMLInputElement | null | undefined) =>
  input?.toggleAttribute('data-blank', input.value === '' && !input.validity.badInput)

/** A date or a time. `unreadable` is the message for a half-typed value. */
export function MomentField({
  unreadable,
  error,
  onBlur,
  onInput,
  ...rest
}: ComponentProps<typeof TextField> & { unreadable: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { isUnreadable, read } = useUnreadable()
  // After each render, since a form sets and resets its fields without an event.
  useLayoutEffect(() => void mark(place.current?.querySelector('input')))

  return (
    <Blank ref={place}>
      <TextField
        {...rest}
        error={isUnreadable ? unreadable : error}
        onInput={(event) => {
          read(event)
          mark(event.currentTarget)
          onInput?.(event)
        }}
        onBlur={(event) => {
          read(event)
          mark(event.currentTarget)
          onBlur?.(event)
        }}
        onInvalid={read}
      />
    </Blank>
  )
}
