import { useSession } from '#src/shared/api/session.ts'
import { rememberedReason } from '#src/shared/lib/return-path.ts'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router-dom'

/** Why the person has to sign in, if there is a reason: it stays while they type. */
export function SignInReason() {
  const { isExpired } = useSession()
  const { state } = useLocation()
  const reason = rememberedReason(state) ?? (isExpired ? <Ended /> : undefined)
  if (reason === undefined) return null
  return (
    <chakra.div marginBottom="6">
      <FormNotice tone="warning">{reason}</FormNotice>
    </chakra.div>
  )
}

function Ended() {
  return (
    <>
      <p>Your session has ended. Please sign in again.</p>
      <p>Anything you typed is kept.</p>
    </>
  )
}
