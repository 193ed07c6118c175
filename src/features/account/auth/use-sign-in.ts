import { getLoginMutationKey, useLogin } from '#openapi/generated/client/auth/auth.ts'
import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { mayVisit, rememberedPlace } from '#src/shared/lib/return-path.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LoginValues } from './faults.ts'

/** Signs in, keeps token and user, and goes where the person was headed, if their role may see it; else to the home page. */
export function useSignIn(): { signIn: (values: LoginValues) => Promise<void>; pending: boolean } {
  const { mutateAsync } = useLogin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()
  const mutationKey = getLoginMutationKey()
  const isDone = useRef(false)

  async function signIn(values: LoginValues) {
    // Asked of the cache and not of the last render: Enter may be pressed twice before it, and again while the next page loads.
    if (isDone.current || client.isMutating({ mutationKey }) > 0) return
    const signedIn = await mutateAsync({ data: values })
    isDone.current = true
    session.signIn(signedIn)
    const place = rememberedPlace(state) ?? paths.home()
    const allowed = mayVisit(place, signedIn.user.role)
    if (!allowed) toast.error('An administrator account is needed for this area.')
    await navigate(allowed ? place : paths.home(), { replace: true })
  }
  return { signIn, pending: useIsMutating({ mutationKey }) > 0 }
}
