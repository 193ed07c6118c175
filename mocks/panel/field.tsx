import { type ReactNode, useId } from 'react'

/** The props that link a control to its label and error. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  error?: string | undefined
  /** Further classes, such as `grow`. */
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and its error below, linked for screen readers. */
export function Field({ label, error, className = '', children }: FieldProps) {
  const id = useId()
  const isWrong = error !== undefined

  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}error` : undefined,
      })}
      {isWrong && (
        <span id={`${id}error`} role="alert" className="wrong">
          {error}
        </span>
      )}
    </div>
  )
}
