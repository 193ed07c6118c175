import type { User } from '#openapi/generated/model/user.ts'
import { useMe } from '#src/shared/api/use-me.ts'
import { useSession } from '#src/shared/api/session.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Cards = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Card = chakra('div', {
  base: {
    padding: { base: '5', md: '6' },
    minHeight: '6.5rem',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
  },
})

/** The person's data, read-only. */
export function PersonalInfo() {
  const me = useMe()
  const { token } = useSession()
  if (token === null || me.state === 'signed out') return <SignedOut title="Please log in to view your profile" />
  if (me.state === 'failed') return <Failed text="Failed to fetch user data" onRetry={me.retry} />
  return me.state === 'waiting' ? <Waiting /> : <Known user={me.user} />
}

function Known({ user: { name, email, phone, date_of_birth, is_verified, created_at } }: { user: User }) {
  const facts: [label: string, value: string | null][] = [
    ['Full name', name],
    ['Email', email],
    ['Phone', phone],
    ['Date of birth', date_of_birth && formatDate(date_of_birth)],
    ['Account', is_verified ? 'Verified' : 'Not Verified'],
    ['With us since', created_at && formatDate(created_at)],
  ]
  return (
    <Cards>
      {facts.map(([label, value]) => (
        <Card key={label}>
          <chakra.dt textStyle="eyebrow" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd fontSize="lg" marginTop="2" color={value ? 'fg' : 'fg.muted'}>
            {value || 'Not provided'}
          </chakra.dd>
        </Card>
      ))}
    </Cards>
  )
}

function Waiting() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Cards as="div" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <Card key={card}>
            <Skeleton width="6rem" />
            <Skeleton width="70%" marginTop="3.5" height="1.25rem" />
          </Card>
        ))}
      </Cards>
    </chakra.output>
  )
}
