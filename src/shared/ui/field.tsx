import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** The props that `Field` passes to its control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

/** What is said about a field. */
export interface FieldWords {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** The error message below a control. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <chakra.p id={id} fontSize="sm" color="error.fg" marginTop="1.5">
      {text}
    </chakra.p>
  )
}

/** Label, control, help and error, linked for screen readers. */
export function Field({
  label,
  help,
  error,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [help !== undefined && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="label" display="block" marginBottom="1.5">
        {label}
      </chakra.label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {help !== undefined && (
        <chakra.p id={`${id}-help`} fontSize="sm" color="fg.muted" marginTop="1.5">
          {help}
        </chakra.p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
