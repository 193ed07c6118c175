import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel/carousel.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { heroMargin, HeroSlide, upright } from './hero-slide.tsx'

const slides = [
  { scene: 'hero-1', heading: 'Discover the Beauty', position: '75%' },
  { scene: 'hero-2', heading: 'Grace in Every Detail', position: '20%' },
] as const

const Stage = chakra('div', {
  base: {
    position: 'relative',
    // The height of the screen below the bar.
    height: { base: 'calc(100svh - 4rem - 1px)', lg: 'calc(100svh - 5rem - 1px)' },
    minHeight: { base: 'min(34rem, 100svh)', md: '34rem' },
    '@media (max-height: 30rem)': { minHeight: '17rem' },
    bg: 'scene.night',
    color: 'fg.onImage',
    overflow: 'hidden',
  },
})

const Controls = chakra('div', {
  base: {
    position: 'absolute',
    bottom: { base: '3', md: '8' },
    insetInlineStart: heroMargin,
    [upright]: { insetInline: '0', bottom: '3', display: 'grid', justifyContent: 'center', paddingInlineStart: '3' },
  },
})

// Created once, so that a change of slide does not render them again.
const shown = slides.map((slide, index) => (
  <HeroSlide key={slide.scene} {...slide} urgency={index === 0 ? 'first' : 'eager'} />
))

/** The first screen: two full-screen slides in turn. */
export function Hero() {
  return (
    <Carousel label="Highlights" count={slides.length} interval={5000}>
      {(rotation) => (
        <Stage>
          <FadeSlides rotation={rotation} slides={shown} />
          <Controls>
            <CarouselControls rotation={rotation} tone="onImage" />
          </Controls>
        </Stage>
      )}
    </Carousel>
  )
}
