import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { isAdmin, useSession } from '#src/shared/api/session.ts'
import { departments } from '#src/shared/shop/departments.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Drawer } from '#src/shared/ui/dialog/dialog.tsx'
import { useOnLeave } from '#src/shared/ui/dialog/use-on-leave.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useColourMode } from '#src/shared/ui/theme/colour-mode.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'
import { countedName, useCartCount, useWishlistCount } from './counted-links.tsx'
import { useLogout } from './use-logout.ts'
import { useSignInLink } from './use-sign-in-link.ts'

const Item = chakra(
  NavLink,
  {
    base: {
      display: 'block',
      paddingBlock: '3',
      textStyle: 'h3',
      borderBottomWidth: '1px',
      _currentPage: { color: 'accent.fg' },
    },
  },
  { defaultProps: { replace: true } },
)

const Small = chakra(
  NavLink,
  { base: { display: 'block', paddingBlock: '2.5', fontSize: 'md', _currentPage: { color: 'accent.fg' } } },
  { defaultProps: { replace: true } },
)

/**
 * The menu of small screens with everything that the bar has on large ones. Closes on navigation, which replaces the
 * history entry of the open menu.
 */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const session = useSession()
  useOnLeave(onClose)
  return (
    <Drawer open side="left" title="Menu" onClose={onClose}>
      <chakra.nav aria-label="Menu">
        <Item to={paths.products()}>Collection</Item>
        <Departments />
        <Item to={paths.about()}>About Us</Item>
        {isAdmin(session) && <Item to={paths.admin.dashboard()}>Dashboard</Item>}
        <Small to={paths.wishlist()} marginTop="6">
          {countedName('Wishlist', useWishlistCount())}
        </Small>
        <Small to={paths.cart()}>{countedName('Cart', useCartCount())}</Small>
        {session.token !== null && <Small to={paths.account()}>Profile</Small>}
      </chakra.nav>
      <Stack gap="3" marginTop="8">
        {session.token === null ? <GuestButtons /> : <LogoutButton />}
        <LookButton />
      </Stack>
    </Drawer>
  )
}

function Departments() {
  const { data = [] } = useAllCollections()
  return departments(data).map(({ id, name }) => (
    <Small key={id} to={paths.collection(id)} paddingInlineStart="4">
      {name}
    </Small>
  ))
}

function GuestButtons() {
  const login = useSignInLink()
  return (
    <>
      <LinkButton replace {...login}>
        Login
      </LinkButton>
      <LinkButton replace to={paths.register()} state={login.state} variant="outline">
        Register
      </LinkButton>
    </>
  )
}

function LogoutButton() {
  const logout = useLogout({ replace: true })
  return (
    <Button variant="outline" onClick={logout}>
      Logout
    </Button>
  )
}

function LookButton() {
  const { toggle, toggleLabel } = useColourMode()
  return (
    <Button variant="ghost" onClick={toggle}>
      {toggleLabel}
    </Button>
  )
}
