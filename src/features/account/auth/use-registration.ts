import { useRegister } from '#openapi/generated/client/auth-writes/auth-writes.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegistrationValues } from './form-rules.ts'
import { withEmail } from './registered-email.ts'
import { toRegistration } from './registration.ts'

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
