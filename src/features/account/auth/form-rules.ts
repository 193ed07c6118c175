import { filled } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'

/** Both fields are required; the server checks them. */
export const loginRules = z.object({
  email: filled('Please enter your email'),
  password: filled('Please enter your password'),
})

/** All five fields are required, and the two passwords must match. The server checks the rest. */
export const registrationRules = z
  .extend(loginRules, {
    name: filled('Please enter your name'),
    /** Without its fixed +91. */
    phone: filled('Please enter your phone number'),
    confirmPassword: filled('Please enter your password again'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match!',
    }),
  )

export type LoginValues = z.infer<typeof loginRules>
export type RegistrationValues = z.infer<typeof registrationRules>
