import { useState } from 'react'
import { Field } from './field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A whole number from 0 to `max`, applied at once. */
export function NumberField({ label, value, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value)

  return (
    <Field label={label} error={fits(text, max) ? undefined : `A whole number from 0 to ${max}.`}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={step}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            if (fits(target.value, max) && Number(target.value) !== value) onChange(Number(target.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}

const fits = (text: string, max: number) => /^\d+$/.test(text) && Number(text) <= max
