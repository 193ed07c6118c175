import { useState } from 'react'
import { Field } from './field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
}

/**
 * A whole number from 0 to `max`, applied at once. A text field, since `type="number"` takes parts of a pasted text and
 * changes with the wheel.
 */
export function NumberField({ label, value, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value)
  const error = fits(text, max) ? undefined : `A whole number from 0 to ${max}.`

  function take(next: string): void {
    setTyped(next)
    if (fits(next, max) && Number(next) !== value) onChange(Number(next))
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          // So that its form cannot be sent.
          ref={(input) => input?.setCustomValidity(error ?? '')}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={0}
          aria-valuemax={max}
          value={text}
          onChange={({ target }) => take(target.value)}
          onKeyDown={(event) => {
            if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || !fits(text, max)) return
            event.preventDefault()
            const next = Number(text) + (event.key === 'ArrowUp' ? step : -step)
            take(String(Math.min(Math.max(next, 0), max)))
          }}
          onBlur={() => fits(text, max) && setTyped(null)}
        />
      )}
    </Field>
  )
}

const fits = (text: string, max: number) => /^\d+$/.test(text) && Number(text) <= max
