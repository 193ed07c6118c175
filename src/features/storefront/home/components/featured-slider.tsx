import type { ShopProduct } from '#src/shared/shop/product.ts'
import { Carousel, CarouselControls, FadeSlides } from '#src/shared/ui/carousel/carousel.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { FeaturedSlide } from './featured-slide.tsx'

/** Previous, Next and Pause: below the text, in its column on a desktop. */
export const SliderControls = chakra('div', {
  base: {
    height: '11',
    marginTop: { base: '3', md: '0' },
    position: { base: 'static', md: 'absolute' },
    bottom: { md: '6', lg: '10' },
    insetInlineStart: { md: 'calc(50% + 2.5rem)', lg: 'calc(50% + 4.5rem)' },
  },
})

/** One featured product at a time. */
export function FeaturedSlider({ products }: { products: ShopProduct[] }) {
  const slides = products.map((product) => <FeaturedSlide key={product.id} product={product} />)
  return (
    <Carousel label="Spotlight" count={products.length} interval={5000}>
      {(rotation) => (
        <chakra.div position="relative">
          <FadeSlides rotation={rotation} slides={slides} />
          <SliderControls>
            <CarouselControls rotation={rotation} noun="product" />
          </SliderControls>
        </chakra.div>
      )}
    </Carousel>
  )
}
