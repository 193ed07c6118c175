import { Credentials } from '#openapi/generated/zod/schemas/credentials.zod.ts'
import { Registration } from '#openapi/generated/zod/schemas/registration.zod.ts'
import type { FieldProblem } from '#openapi/generated/model/fieldProblem.ts'
import type { z } from 'zod'

/** What the sign-in form holds. */
export interface LoginValues {
  email: string
  password: string
}

/** What the registration form holds; the phone number without its fixed +91. */
export interface RegistrationValues extends LoginValues {
  name: string
  phone: string
  confirmPassword: string
}

type Faults<Values> = Partial<Record<keyof Values, string>>

const empty: Record<keyof RegistrationValues, string> = {
  name: 'Please enter your name',
  phone: 'Please enter your phone number',
  email: 'Please enter your email',
  password: 'Please enter your password',
  confirmPassword: 'Please enter your password again',
}

/** The contract's rules, in words for the person who fills in the form. */
export function loginFaults(values: LoginValues): Faults<LoginValues> {
  return inWords(values, Credentials.safeParse(values).error?.issues ?? [])
}

/** As `loginFaults`; the two passwords must be the same as well. */
export function registrationFaults(values: RegistrationValues): Faults<RegistrationValues> {
  const faults = inWords(values, Registration.safeParse(values).error?.issues ?? [])
  const differ = values.confirmPassword !== '' && values.password !== values.confirmPassword
  return differ ? { ...faults, confirmPassword: 'Passwords do not match!' } : faults
}

/** What the server found wrong with the fields of the form, in its own words; other paths are left out. */
export function serverFaults<Values extends LoginValues>(
  values: Values,
  errors: readonly FieldProblem[],
): Faults<Values> {
  const faults: Faults<Values> = {}
  for (const { path, message } of errors) {
    const field = path.split(/[./]/).at(-1)
    if (isFieldOf(values, field)) faults[field] ??= message
  }
  return faults
}

function inWords<Values extends LoginValues>(values: Values, issues: readonly z.core.$ZodIssue[]): Faults<Values> {
  const faults: Faults<Values> = {}
  for (const issue of issues) {
    const field = issue.path[0]
    if (isFieldOf(values, field)) faults[field] ??= values[field] === '' ? emptyText(field) : issueText(issue)
  }
  return faults
}

function isFieldOf<Values extends object>(values: Values, field: PropertyKey | undefined): field is keyof Values {
  return field !== undefined && Object.hasOwn(values, field)
}

function emptyText(field: PropertyKey): string {
  return Object.entries(empty).find(([name]) => name === field)?.[1] ?? 'Please fill this in'
}

function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return `Please use at least ${issue.minimum} characters`
  if (issue.code === 'too_big') return `Please use at most ${issue.maximum} characters`
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'Please enter an email address such as name@example.com'
  return issue.message
}
