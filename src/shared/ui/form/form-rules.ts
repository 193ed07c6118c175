import { type FieldErrors as FormErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FieldErrors } from './form-failure.ts'

/** The errors of a form's values by field: of each field the first that its rules name. */
export function errorsBy<Values>(rules: ZodMiniType<Values>, values: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of rules.safeParse(values).error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** Lets the form library check the values by the form's own rules. */
export function resolverOf<Values extends FieldValues>(rules: ZodMiniType<Values>): Resolver<Values> {
  return (values) => {
    const found = Object.entries(errorsBy(rules, values))
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
