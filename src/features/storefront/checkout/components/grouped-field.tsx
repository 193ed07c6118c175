import { TextField } from '#src/shared/ui/field/field.tsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { caretAfter } from '../card.ts'

interface GroupedFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> {
  value: string
  group: (typed: string) => string
  onValue: (value: string) => void
}

/** A field that groups its digits while typing and keeps the caret in place. */
export function GroupedField({ value, group, onValue, ...field }: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current)
    }
    caret.current = null
  })

  return (
    <TextField
      {...field}
      ref={input}
      value={value}
      inputMode="numeric"
      required
      onChange={({ target }) => {
        const grouped = group(target.value)
        caret.current = caretAfter(target.value.slice(0, target.selectionStart ?? target.value.length), grouped)
        onValue(grouped)
      }}
    />
  )
}
