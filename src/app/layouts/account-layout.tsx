import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Outlet } from 'react-router-dom'
import { AccountNav } from './account-nav.tsx'

/** The layout of the account: its menu, and the screen beside it. */
export function AccountLayout() {
  return (
    <Container
      display={{ lg: 'grid' }}
      gridTemplateColumns="12rem minmax(0, 1fr)"
      gap="8"
      paddingTop={{ base: '2', lg: '12' }}
    >
      <AccountNav />
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
