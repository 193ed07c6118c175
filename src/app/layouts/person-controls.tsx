import { useSession } from '#src/shared/api/session.ts'
import { useSignedInRoom } from '#src/shared/ui/theme/use-signed-in-room.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { IconButton, IconLink } from '#src/shared/ui/button/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { BarLink } from './bar-link.tsx'
import { useLogout } from './use-logout.ts'
import { useSignInLink } from './use-sign-in-link.ts'

/** Profile and logout, or Register and Login for guests. On a phone they are in the menu. */
export function PersonControls() {
  const { token } = useSession()
  return (
    <chakra.div display="flex" alignItems="center" gap="1" hideBelow="lg">
      {token === null ? <GuestLinks /> : <OwnControls />}
    </chakra.div>
  )
}

function OwnControls() {
  const logout = useLogout()
  return (
    <>
      <IconLink to={paths.account()} icon="user" label="Profile" />
      <IconButton icon="logout" label="Logout" onClick={logout} />
    </>
  )
}

/** Of a signed-in person's two buttons. */
const ownWidth = '5.75rem'

function GuestLinks() {
  const login = useSignInLink()
  const room = useSignedInRoom({ visibility: 'hidden', width: ownWidth, marginInline: '0' })
  return (
    <chakra.div display="flex" alignItems="center" gap="6" marginInlineStart="5" marginInlineEnd="2.5" css={room}>
      <BarLink to={paths.register()} state={login.state}>
        Register
      </BarLink>
      <LinkButton {...login} size="sm" variant="outline">
        Login
      </LinkButton>
    </chakra.div>
  )
}
