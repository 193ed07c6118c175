import { useId, useState } from 'react'

interface NumberFieldProps {
  label: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A whole number from 0 to `max`, applied at once; an error shows below the field. */
export function NumberField({ label, value, max, step, onChange }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value)
  const isWrong = !fits(text, max)

  return (
    <div className="field">
      <label htmlFor={`${id}field`}>{label}</label>
      <input
        id={`${id}field`}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={step}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          if (fits(target.value, max) && Number(target.value) !== value) onChange(Number(target.value))
        }}
        onBlur={() => setTyped(null)}
      />
      {isWrong && (
        <span id={id} className="wrong">
          A whole number from 0 to {max}.
        </span>
      )}
    </div>
  )
}

const fits = (text: string, max: number) => /^\d+$/.test(text) && Number(text) <= max
