import { paths } from '#src/shared/lib/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container, Row } from '#src/shared/ui/layout.tsx'
import { SkipLink } from '#src/shared/ui/skip-link.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { BarLink } from './bar-link.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useLogout } from './use-logout.ts'

const { admin } = paths
const places = [
  { to: admin.dashboard(), name: 'Dashboard', end: true },
  { to: admin.products(), name: 'Products' },
  { to: admin.categories(), name: 'Categories' },
  { to: admin.collections(), name: 'Collections' },
  { to: admin.orders(), name: 'Orders' },
  { to: admin.customers(), name: 'Customers' },
  { to: admin.sales(), name: 'Sales' },
  { to: admin.newCoupon(), name: 'Create coupon' },
  { to: admin.newProduct(), name: 'Create product' },
  { to: admin.newCategory(), name: 'Create category' },
  { to: admin.newCollection(), name: 'Create collection' },
  { to: admin.newSale(), name: 'Create sale' },
]

const Item = chakra(NavLink, {
  base: {
    display: 'block',
    paddingBlock: '2',
    paddingInline: '3',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _currentPage: { color: 'fg', fontWeight: 'medium', bg: 'bg.muted' },
  },
})

/** The frame of the back office. */
export function AdminLayout() {
  const logout = useLogout()
  return (
    <>
      <SkipLink />
      <chakra.header position="sticky" top="0" zIndex="bar" bg="bg.surface" borderBottomWidth="1px">
        <Container display="flex" alignItems="center" justifyContent="space-between" height="16">
          <Link to={admin.dashboard()}>
            <chakra.span textStyle="logo" color="accent.fg">
              Suvarnika
            </chakra.span>
          </Link>
          <Row gap="5" flexWrap="nowrap">
            <BarLink to={paths.home()}>To the shop</BarLink>
            <Button size="sm" variant="outline" onClick={logout}>
              Logout
            </Button>
          </Row>
        </Container>
      </chakra.header>
      <OfflineBar />
      <Container display={{ lg: 'grid' }} gridTemplateColumns="12rem minmax(0, 1fr)" gap="8" paddingTop={{ base: '3', lg: '10' }}>
        <chakra.nav aria-label="Back office" overflowX="auto">
          <chakra.ul display={{ base: 'flex', lg: 'block' }}>
            {places.map(({ to, name, end = false }) => (
              <li key={to}>
                <Item to={to} end={end}>
                  {name}
                </Item>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.main id="content" tabIndex={-1} minHeight="80dvh" marginInline={{ base: '-5', md: '-8', lg: '0' }} marginTop={{ lg: '-10' }}>
          <Outlet />
        </chakra.main>
      </Container>
    </>
  )
}
