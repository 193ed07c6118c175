import { useRegister } from '#openapi/generated/client/auth-writes/auth-writes.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegistrationValues } from './form-rules.ts'
import { withEmail } from './registered-email.ts'
import type { Registration } from '#openapi/generated/model/registration.ts'
import { asciiDigits } from '#src/shared/lib/text/ascii-digits.ts'

/**
 * Creates the account and goes to sign in with the email filled in; the page to return to is passed on. Who has left the
 * form meanwhile, which `isHere` tells, stays where they are.
 */
export function useRegistration(): (values: RegistrationValues, isHere: () => boolean) => Promise<void> {
  const { mutateAsync } = useRegister()
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()

  return async (values, isHere) => {
    await mutateAsync({ data: toRegistration(values) })
    toast.success('Your account is ready. Please sign in.')
    if (isHere()) await navigate(paths.login(), { state: withEmail(state, values.email) })
  }
}

/** The key of the draft of a registration. */
export const registrationDraft = 'register'

/** The request: the number with its country code, and always the customer role. */
export function toRegistration({ phone, ...values }: RegistrationValues): Registration {
  return { ...values, phone: withCountry(phone), role: 'CUSTOMER' }
}

/**
 * The Indian number in a text with or without country code, leading 0, spaces and dashes. What is none stays as typed,
 * for the server to refuse: with the prefix +91 another country's number would be a stranger's.
 */
export function withCountry(phone: string): string {
  const plain = asciiDigits(phone.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).replaceAll(
    /[\s().\-\u2010-\u2015\u2212]/g,
    '',
  )
  const [, digits] = /^(?:tel:)?(?:(?:\+|00)?91)?0?([1-9]\d{9})$/i.exec(plain) ?? []
  return digits === undefined ? phone.trim() : `+91${digits}`
}
