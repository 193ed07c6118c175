import { paths } from '#src/shared/lib/paths.ts'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { FooterCollections } from './footer-collections.tsx'
import { FooterLink, FooterList } from './footer-list.tsx'
import { MotionSwitch } from './motion-switch.tsx'
import { Newsletter } from './newsletter.tsx'
import { SocialIcons } from './social-icons.tsx'

export function Footer() {
  return (
    <chakra.footer bg="bg.subtle" borderTopWidth="1px">
      <Container
        display="grid"
        columnGap={{ base: '6', lg: '16' }}
        rowGap="10"
        gridTemplateColumns={{ base: '1fr 1fr', lg: '1.4fr 1fr 1fr 1.6fr' }}
        paddingBlock={{ base: '14', lg: '20' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <chakra.p textStyle="logo" color="accent.fg">
            Suvarnika
          </chakra.p>
          <chakra.p color="fg.muted" maxWidth="18rem" marginTop="3" marginBottom="5">
            Gold, silver, pearl and platinum, made to be worn every day.
          </chakra.p>
          <SocialIcons />
        </chakra.div>
        <FooterCollections />
        <FooterList title="About the shop">
          <FooterLink to={paths.about()}>Our Story</FooterLink>
          <FooterLink to={paths.reviews()}>Reviews</FooterLink>
        </FooterList>
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Newsletter />
        </chakra.div>
      </Container>
      <Container>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          borderTopWidth="1px"
          borderColor="border.strong/40"
          paddingBlock="4"
          fontSize="sm"
          color="fg.muted"
        >
          <p>© Suvarnika. All prices in Indian rupees.</p>
          <MotionSwitch />
        </chakra.div>
      </Container>
    </chakra.footer>
  )
}
