import { useId } from 'react'
import type { RecordField } from './record-fields.ts'

interface FieldInputProps {
  field: RecordField
  text: string
  /** Cannot be changed. */
  isFixed: boolean
  error?: string | undefined
  onChange: (text: string) => void
}

/** The input for a field of a record, with its error below. */
export function FieldInput({
  field: { name, kind, choices, isNullable },
  text,
  isFixed,
  error,
  onChange,
}: FieldInputProps) {
  const id = useId()
  const shared = {
    id: `${id}field`,
    value: text,
    // Empty means null.
    placeholder: isNullable ? 'null' : undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : id,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const { placeholder: _, ...choice } = shared
  const options = kind === 'boolean' ? ['true', 'false'] : choices

  return (
    <div className="field whole">
      <label htmlFor={`${id}field`}>{name}</label>
      {kind === 'boolean' || kind === 'choice' ? (
        <select {...choice}>
          {isNullable && <option value="">null</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : kind === 'json' ? (
        <textarea rows={Math.min(10, text.split('\n').length + 1)} spellCheck={false} {...shared} />
      ) : (
        <input readOnly={isFixed} inputMode={kind === 'number' ? 'decimal' : undefined} {...shared} />
      )}
      {error !== undefined && (
        <span id={id} role="alert" className="wrong">
          {error}
        </span>
      )}
    </div>
  )
}
