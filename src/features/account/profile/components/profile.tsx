import { useMe } from '#src/shared/api/use-me.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { ProfileForm } from './profile-form.tsx'
import { ApiError } from '#src/shared/api/api-error.ts'
import { FieldPair } from '#src/shared/ui/form/field-pair.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'

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

/** The message when the profile could not be loaded, with the server's reason if it gave one. */
export function loadFailure(error: unknown): { title?: string; text: string } {
  const text = 'Error loading profile. Please try again later.'
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? { title: 'Failed to fetch profile data', text } : { text }
}

/** Placeholder for the profile form. */
function ProfileSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <FieldPair aria-hidden="true">
        {[0, 1, 2, 3].map((field) => (
          <div key={field}>
            <Skeleton width="6rem" marginBottom="2.5" />
            <Skeleton height="12" />
          </div>
        ))}
      </FieldPair>
      <Skeleton width="11rem" height="13" marginTop="6" />
    </chakra.output>
  )
}
