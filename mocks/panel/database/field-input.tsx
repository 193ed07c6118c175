import { Field } from '../field.tsx'
import type { RowField } from './row-fields.ts'

interface FieldInputProps {
  field: RowField
  text: string
  /** Cannot be changed. */
  isFixed: boolean
  error?: string | undefined
  onChange: (text: string) => void
}

/** A field of a row, edited by its kind. */
export function FieldInput({
  field: { name, kind, choices, isNullable },
  text,
  isFixed,
  error,
  onChange,
}: FieldInputProps) {
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  const options = kind === 'boolean' ? ['true', 'false'] : choices
  // Empty means null.
  const placeholder = isNullable ? 'null' : undefined

  return (
    <Field label={name} error={error} className="whole">
      {(control) =>
        kind === 'boolean' || kind === 'choice' ? (
          <select {...control} value={text} onChange={change}>
            {isNullable && <option value="">null</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : kind === 'json' ? (
          <textarea
            {...control}
            rows={Math.min(10, text.split('\n').length + 1)}
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={change}
          />
        ) : (
          <input
            {...control}
            readOnly={isFixed}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            placeholder={placeholder}
            value={text}
            onChange={change}
          />
        )
      }
    </Field>
  )
}
