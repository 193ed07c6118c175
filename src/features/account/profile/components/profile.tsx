import { useMe } from '#src/shared/api/use-me.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { loadFailure } from '../load-failure.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** The profile of the signed-in person, and the form to change it. */
export function Profile() {
  const me = useMe()
  if (me.state === 'known') return <ProfileForm key={me.user.id} user={me.user} />
  if (me.state === 'signed out') return <SignedOut title="Please log in to view your profile" />
  if (me.state === 'waiting') return <ProfileSkeleton />
  const { title, text } = loadFailure(me.error)
  const words =
    title === undefined ? (
      text
    ) : (
      <>
        <chakra.span display="block">{title}</chakra.span>
        <span>{text}</span>
      </>
    )
  return <Failed text={words} onRetry={me.retry} />
}
