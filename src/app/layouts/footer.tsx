import { paths } from '#src/shared/lib/paths.ts'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { FooterCollections } from './footer-collections.tsx'
import { FooterLink, FooterList, FooterTitle } from './footer-list.tsx'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Input } from '#src/shared/ui/field/control.tsx'
import { useId } from 'react'
import { useMotionPreference } from '#src/shared/ui/motion/motion-preference.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'

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

/** The email field. Subscribe does nothing and shows nothing, since the API has no call for it. */
function Newsletter() {
  const id = useId()
  return (
    <div>
      <FooterTitle id={id}>Never Miss On Deals</FooterTitle>
      <form noValidate aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2">
          <Input aria-labelledby={id} type="email" autoComplete="email" placeholder="Your email" />
          <Button type="submit" minHeight="12">
            Subscribe
          </Button>
        </chakra.div>
      </form>
    </div>
  )
}

const Switch = chakra('button', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '11', _hover: { color: 'fg' } },
})

/** Pauses or resumes all moving parts of the shop, stored in this browser. */
function MotionSwitch() {
  const { paused, pauseAll } = useMotionPreference()
  return (
    <Switch type="button" onClick={() => pauseAll(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} />
      <span>{paused ? 'Play all motion' : 'Pause all motion'}</span>
    </Switch>
  )
}

const drawings = {
  Instagram:
    'M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM16.8 7.2v.01',
  Facebook:
    'M13.5 20.5v-7.8h3l.5-3.2h-3.5V7.8c0-1.1.5-1.8 1.9-1.8H17V3.2h-2.3c-3 0-4.5 1.7-4.5 4.4v1.9H7.5v3.2h2.7v7.8',
  YouTube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6ZM10.3 9.3v5.4l4.4-2.7-4.4-2.7Z',
}

/** Links without a target yet: labelled as such, and skipped by the Tab key. */
function SocialIcons() {
  return (
    <chakra.ul aria-label="Social media" display="flex" gap="2" marginInlineStart="-2" color="fg.muted">
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <chakra.a
            role="link"
            aria-disabled="true"
            aria-label={`${name}, coming soon`}
            title="Coming soon"
            display="block"
            padding="2.5"
          >
            <Icon name={[['path', { d: drawing }]]} boxSize="6" />
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  )
}
