import { useMe } from '#src/shared/api/use-me.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { SignedOut } from '#src/shared/ui/signed-out.tsx'
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
  return (
    <Stack role="alert" alignItems="center" textAlign="center" paddingBlock="12" color="error.fg">
      {title !== undefined && <chakra.p fontWeight="medium">{title}</chakra.p>}
      <p>{text}</p>
      <Button variant="outline" onClick={me.retry}>
        Retry
      </Button>
    </Stack>
  )
}
