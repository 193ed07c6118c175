import { paths } from '#src/shared/lib/paths.ts'
import { Scene } from '#src/shared/media/scene.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

/** The background continues the picture's dark edge. */
const Panel = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'scene.dusk',
    color: 'fg.onImage',
    display: 'grid',
    alignItems: 'center',
    minHeight: { lg: '36rem' },
  },
})

const Backdrop = chakra('div', {
  base: {
    aspectRatio: { base: '3 / 2', lg: 'auto' },
    order: { base: '1', lg: '0' },
    position: { lg: 'absolute' },
    inset: '0 0 0 25%',
    maskImage: {
      base: 'linear-gradient(to bottom, transparent, black 30%)',
      lg: 'linear-gradient(to right, transparent, black 25%)',
    },
  },
})

/** An invitation to order custom-made jewellery. */
export function Promo() {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} _last={{ paddingBottom: { base: '12', md: '20' } }}>
      <Container>
        <Panel>
          <Backdrop>
            <Scene name="promo" sizes="(min-width: 84rem) 940px, (min-width: 64rem) 70vw, 92vw" />
          </Backdrop>
          <chakra.div
            position="relative"
            width={{ lg: '44%' }}
            paddingInline={{ base: '6', md: '10', lg: '16' }}
            paddingTop={{ base: '10', lg: '12' }}
            paddingBottom={{ base: '4', lg: '12' }}
          >
            <chakra.h2 id={id} textStyle="h2">
              Custom jewellery, made to order
            </chakra.h2>
            <chakra.p color="scene.mist" marginTop="4" marginBottom="8">
              A stone from the family, a ring you have in mind: tell us on the phone, and we will design it with you.
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <LinkButton to={paths.callback()} variant="onImage">
                Arrange a Callback
              </LinkButton>
              <LinkButton to={paths.products()} variant="onImageOutline">
                Explore More
              </LinkButton>
            </chakra.div>
          </chakra.div>
        </Panel>
      </Container>
    </chakra.section>
  )
}
