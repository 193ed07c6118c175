import { type FieldErrors as FormErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { FieldErrors } from './field-errors.ts'

/** Lets the form library check the values by the form's own rules. */
export function resolverOf<Values extends FieldValues>(errorsOf: (values: Values) => FieldErrors): Resolver<Values> {
  return (values) => {
    const found = Object.entries(errorsOf(values))
    const errors: FormErrors<Values> = {}
    for (const [field, message] of found) set(errors, field, { type: 'rule', message })
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

/** The message that the form library holds for a field. */
export function messageAt(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
