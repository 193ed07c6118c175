import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'

export interface LoginValues {
  email: string
  password: string
}

/** The registration form; the phone number is without its fixed +91. */
export interface RegistrationValues extends LoginValues {
  name: string
  phone: string
  confirmPassword: string
}

const emptyTexts = {
  name: 'Please enter your name',
  phone: 'Please enter your phone number',
  email: 'Please enter your email',
  password: 'Please enter your password',
  confirmPassword: 'Please enter your password again',
} satisfies Record<keyof RegistrationValues, string>

function emptyFields(values: LoginValues | RegistrationValues): FieldErrors {
  const empty = Object.entries(values).filter(([, value]: [string, string]) => isBlank(value))
  return Object.fromEntries(empty.map(([field]) => [field, emptyTexts[field as keyof typeof emptyTexts]]))
}

/** Both fields are required; the server checks them. */
export function loginErrors(values: LoginValues): FieldErrors {
  return emptyFields(values)
}

/** All five fields are required, and the two passwords must match. The server checks the rest. */
export function registrationErrors(values: RegistrationValues): FieldErrors {
  const errors = emptyFields(values)
  const differ = errors.confirmPassword === undefined && values.password !== values.confirmPassword
  return differ ? { ...errors, confirmPassword: 'Passwords do not match!' } : errors
}
