import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { HeroSlide } from './hero-slide.tsx'

const slides = [
  { scene: 'hero-1', heading: 'Discover the Beauty' },
  { scene: 'hero-2', heading: 'Grace in Every Detail' },
] as const

const Stage = chakra('div', {
  base: {
    position: 'relative',
    height: 'calc(100svh - var(--top-bar-height, 4.5rem))',
    minHeight: '34rem',
    bg: '#180818',
    color: '#FBF5EA',
    overflow: 'hidden',
  },
})

/** The first screen: two full-screen slides that take turns. */
export function Hero() {
  return (
    <Carousel label="Highlights" count={slides.length} interval={5000}>
      {(rotation) => (
        <Stage>
          <FadeSlides
            rotation={rotation}
            slides={slides.map((slide, index) => (
              <HeroSlide key={slide.scene} {...slide} urgency={index === 0 ? 'first' : 'eager'} />
            ))}
          />
          <chakra.div position="absolute" bottom={{ base: '3', md: '8' }} insetInlineStart={{ base: '2', md: 'max(1.25rem, 5vw)' }}>
            <CarouselControls rotation={rotation} tone="onImage" />
          </chakra.div>
        </Stage>
      )}
    </Carousel>
  )
}
