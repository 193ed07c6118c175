import { useLogin } from '#openapi/generated/client/auth-writes/auth-writes.ts'
import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { mayVisit, rememberedPlace, stepsBack } from '#src/shared/lib/return-path.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import { dropDraft } from '#src/shared/ui/form/form-draft.ts'
import type { LoginValues } from './form-rules.ts'
import { registrationDraft } from './use-registration.ts'

/**
 * Signs in, stores token and user, and returns to the remembered page if the role may see it, else to the home page. Who
 * has left the form meanwhile, which `isHere` tells, stays where they are.
 */
export function useSignIn(): (values: LoginValues, isHere: () => boolean) => Promise<void> {
  const { mutateAsync } = useLogin()
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()

  return async (values, isHere) => {
    const signedIn = await mutateAsync({ data: values })
    if (signedIn === undefined) throw new Error('The answer holds no token and no user.')
    // Asked before, since the page takes the form away from who is signed in.
    const isLeft = !isHere()
    session.signIn(signedIn)
    // A guest's, who may be somebody else.
    dropDraft(registrationDraft)
    if (isLeft) return toast.success('You are signed in.')
    const place = rememberedPlace(state) ?? paths.home()
    const allowed = mayVisit(place, signedIn.user.role)
    if (!allowed) toast.error('An administrator account is needed for this area.')
    const steps = stepsBack(state)
    if (allowed && steps !== undefined) await navigate(-steps)
    else await navigate(allowed ? place : paths.home(), { replace: true })
  }
}
