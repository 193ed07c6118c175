import { getRegisterMutationKey, useRegister } from '#openapi/generated/client/auth/auth.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegistrationValues } from './faults.ts'
import { toRegistration } from './registration.ts'

/** Makes the account and goes to sign in; where the person was headed is remembered on. */
export function useRegistration(): { register: (values: RegistrationValues) => Promise<void>; pending: boolean } {
  const { mutateAsync } = useRegister()
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()
  const mutationKey = getRegisterMutationKey()
  const isDone = useRef(false)

  async function register(values: RegistrationValues) {
    // Asked of the cache and not of the last render: Enter may be pressed twice before it, and again while the next page loads.
    if (isDone.current || client.isMutating({ mutationKey }) > 0) return
    await mutateAsync({ data: toRegistration(values) })
    isDone.current = true
    toast.success('Your account is ready. Please sign in.')
    await navigate(paths.login(), { state })
  }
  return { register, pending: useIsMutating({ mutationKey }) > 0 }
}
