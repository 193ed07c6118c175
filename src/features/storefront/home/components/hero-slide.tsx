import { paths } from '#src/shared/lib/paths.ts'
import { useIsHydrated } from '#src/shared/lib/react/use-is-hydrated.ts'
import { Scene } from '#src/shared/media/scene.tsx'
import { sceneFile } from '#src/shared/media/scenes.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Urgency } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Screens that show the portrait crop. */
export const upright = '@media (max-aspect-ratio: 1/1)'

/** Wide screens show the whole picture; tall ones its portrait crop at the bottom, which fades out above. */
const Backdrop = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    [upright]: {
      top: 'auto',
      height: 'min(100%, 133vw)',
      maskImage: 'linear-gradient(to bottom, transparent, black 30%)',
    },
  },
})

/** The page's column, as far as the empty side of the picture reaches. */
export const heroMargin = { base: '5', md: '8', xl: 'clamp(3rem, 50% - 39rem, 26%)' } as const

/** Screens that crop the picture at its sides. */
const cropped = '@media (min-aspect-ratio: 1/1) and (max-aspect-ratio: 3/2)'

/** Wide screens so small that the words would reach the jewellery. */
const small = '@media (min-aspect-ratio: 1/1) and (max-width: 52rem)'

/** Phones in landscape, which have little height. */
const low = '@media (max-height: 30rem)'

/** The empty side of the picture: left of the jewellery, or above it on tall screens. */
const Words = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    paddingInlineStart: heroMargin,
    paddingBottom: '16',
    [upright]: {
      justifyContent: 'flex-start',
      alignItems: 'center',
      textAlign: 'center',
      paddingInline: '5',
      paddingTop: 'clamp(1.25rem, 6svh, 3rem)',
    },
    [low]: { paddingBottom: '12' },
    // The text of one slide fades out before the next fades in, since overlapping text is unreadable.
    transition: 'opacity 300ms 600ms',
    '[data-shown=false] &': { opacity: '0', transition: 'opacity 200ms' },
  },
})

/** As high as the longer heading, so that the button stays in place. */
const Heading = chakra('h2', {
  base: {
    textStyle: 'display',
    maxWidth: '9ch',
    minHeight: '3.06em',
    display: 'flex',
    alignItems: 'end',
    [upright]: { maxWidth: '12ch', minHeight: '2.04em', justifyContent: 'center' },
    [low]: { fontSize: '2.25rem', maxWidth: 'none', minHeight: '0' },
  },
})

interface HeroSlideProps {
  scene: 'hero-1' | 'hero-2'
  heading: string
  /** The part of the picture that narrower screens show, so that the text does not cover the jewellery. */
  position: string
  urgency: Urgency
}

/** A slide: the picture, with text on its empty side. */
export function HeroSlide({ scene, heading, position, urgency }: HeroSlideProps) {
  const tall = `${scene}-tall` as const
  const picture = (
    <Scene
      name={scene}
      tall={tall}
      // Slightly less than the width, or a phone of 412 px at 1.75 dpr would not choose the file of 720 px.
      sizes="(max-aspect-ratio: 1/1) 98vw, max(100vw, 178vh)"
      urgency={urgency}
      position={position}
      awaited
    />
  )
  return (
    <chakra.div
      position="relative"
      height="full"
      css={{ '--scene': sceneFile(tall).colour, [upright]: { bg: 'var(--scene)' } }}
    >
      <Backdrop>{urgency === 'first' ? picture : <AfterHydration>{picture}</AfterHydration>}</Backdrop>
      <Words>
        <Heading>{heading}</Heading>
        <chakra.p
          textStyle="lead"
          marginTop={{ base: '3', md: '5' }}
          marginBottom={{ base: '5', md: '8' }}
          css={{ [cropped]: { maxWidth: '14rem' }, [small]: { maxWidth: '14rem' } }}
        >
          Always Enhancing What's Already Beautiful
        </chakra.p>
        <LinkButton to={paths.products()} variant="onImage" size="lg">
          Explore Now
        </LinkButton>
      </Words>
    </chakra.div>
  )
}

/** Not in prerendered HTML, where the picture would load beside that of the first slide. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() && children
}
