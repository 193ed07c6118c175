import { paths } from '#src/shared/lib/paths.ts'
import { Scene } from '#src/shared/media/scene.tsx'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

/** The ground is the picture's own dark edge, so that words beside it stand in the same light. */
const Panel = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: '#090F26',
    color: '#FBF5EA',
    display: 'grid',
    alignItems: 'center',
    minHeight: { md: '30rem', lg: '36rem' },
  },
})

const Backdrop = chakra('div', {
  base: {
    position: { md: 'absolute' },
    inset: '0',
    aspectRatio: { base: '4 / 3', md: 'auto' },
    order: { base: '1', md: '0' },
  },
})

/** An invitation to have a piece made. */
export function Promo() {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} paddingBlock={{ base: '6', md: '10' }}>
      <Container>
        <Panel>
          <Backdrop>
            <Scene name="promo" sizes="(min-width: 84rem) 1250px, 92vw" position="right" />
          </Backdrop>
          <chakra.div position="relative" width={{ md: '40%' }} paddingInline={{ base: '6', md: '10', lg: '16' }} paddingBlock={{ base: '10', md: '12' }}>
            <chakra.h2 id={id} textStyle="h2">
              Your jewel, made to order
            </chakra.h2>
            <chakra.p color="#D9D3DE" marginTop="4" marginBottom="8">
              A stone from the family, a ring seen in a dream: tell us over the telephone and we draw it with you.
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
