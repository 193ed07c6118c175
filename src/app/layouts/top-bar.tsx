import { ProductSearch } from '#src/features/storefront/search/components/product-search.tsx'
import { isAdmin, useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { useColourMode } from '#src/shared/ui/theme/colour-mode.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { BarLink } from './bar-link.tsx'
import { CartLink, WishlistLink } from './counted-links.tsx'
import { MenuButton } from './menu-button.tsx'
import { PersonControls } from './person-controls.tsx'

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    bg: 'bg',
    borderBottomWidth: '1px',
    _low: { position: 'static' },
  },
})

const Logo = chakra(Link, { base: { textStyle: 'logo', color: 'accent.fg', paddingBlock: '1' } })

/** The fixed bar: shop links on the left, personal links on the right. */
export function TopBar() {
  const session = useSession()
  return (
    <Bar>
      <Container display="flex" alignItems="center" gap={{ base: '1', lg: '10' }} height={{ base: '16', lg: '20' }}>
        <MenuButton />
        <Logo to={paths.home()} aria-label="Suvarnika, home">
          Suvarnika
        </Logo>
        <chakra.nav aria-label="Main" display="flex" gap="8" hideBelow="lg">
          <BarLink to={paths.products()}>Collection</BarLink>
          <BarLink to={paths.about()}>About Us</BarLink>
          {isAdmin(session) && <BarLink to={paths.admin.dashboard()}>Dashboard</BarLink>}
        </chakra.nav>
        <chakra.div
          display="flex"
          alignItems="center"
          marginInlineStart="auto"
          marginInlineEnd="-2.5"
          gap={{ base: '0', md: '1' }}
        >
          <ProductSearch />
          <chakra.div hideBelow="lg">
            <ThemeSwitch />
          </chakra.div>
          <chakra.div hideBelow="sm">
            <WishlistLink />
          </chakra.div>
          <CartLink />
          <PersonControls />
        </chakra.div>
      </Container>
    </Bar>
  )
}

function ThemeSwitch() {
  const { mode, toggle, toggleLabel } = useColourMode()
  return <IconButton icon={mode === 'dark' ? 'sun' : 'moon'} label={toggleLabel} onClick={toggle} />
}
