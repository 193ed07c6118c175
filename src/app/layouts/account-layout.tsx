import { paths } from '#src/shared/lib/paths.ts'
import { Container } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'

const places = [
  { to: paths.account(), name: 'Overview', end: true },
  { to: paths.personalInfo(), name: 'Personal info' },
  { to: paths.addresses(), name: 'Address' },
  { to: paths.orders(), name: 'Orders' },
  { to: paths.wishlist(), name: 'Wishlist' },
]

const Item = chakra(NavLink, {
  base: {
    display: 'block',
    paddingBlock: '2.5',
    paddingInline: { base: '3', lg: '4' },
    whiteSpace: 'nowrap',
    borderInlineStartWidth: { base: '0', lg: '2px' },
    borderBlockEndWidth: { base: '2px', lg: '0' },
    borderColor: 'transparent',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'gold' },
  },
})

/** The frame of the account: where one is, and the screen beside it. */
export function AccountLayout() {
  const nav = useRef<HTMLElement>(null)
  // Renders again whenever the place changes.
  useLocation()
  // On a phone the menu is one line that scrolls.
  useEffect(() => {
    const bar = nav.current
    const here = bar?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2
  })

  return (
    <Container
      display={{ lg: 'grid' }}
      gridTemplateColumns="12rem minmax(0, 1fr)"
      gap="8"
      paddingTop={{ base: '2', lg: '12' }}
    >
      <chakra.nav
        ref={nav}
        aria-label="Account"
        position={{ base: 'relative', lg: 'sticky' }}
        top={{ lg: '28' }}
        alignSelf="start"
        overflowX="auto"
        scrollbarWidth="none"
        marginInline={{ base: '-5', md: '-8', lg: '0' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
      >
        <chakra.ul
          display={{ base: 'flex', lg: 'block' }}
          paddingInline={{ base: '2', md: '5', lg: '0' }}
          width={{ base: 'max-content', lg: 'auto' }}
        >
          {places.map(({ to, name, end = false }) => (
            <li key={to}>
              <Item to={to} end={end}>
                {name}
              </Item>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div
        marginInline={{ base: '-5', md: '-8', lg: '0' }}
        marginInlineEnd={{ lg: '-8', xl: '-12' }}
        marginTop={{ lg: '-12' }}
      >
        <Outlet />
      </chakra.div>
    </Container>
  )
}
