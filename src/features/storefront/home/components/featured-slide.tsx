import { useOffers } from '#src/shared/shop/use-offers.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { productPrice, type ShopProduct } from '#src/shared/shop/product.ts'
import { priceNow } from '#src/shared/shop/sale-price.ts'
import { Money } from '#src/shared/ui/money/money.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { Framed } from './tile-link.tsx'

/** Picture and text side by side, or one below the other on a phone. */
export const SlideGrid = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { base: 'auto 1fr', md: '1fr' },
    bg: { md: 'bg.surface' },
  },
})

/**
 * The text. On a phone it has room for two lines of name and two of description, so that all slides are equally high.
 */
export const SlideWords = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: { md: 'center' },
    gap: { base: '2.5', md: '4' },
    paddingTop: { base: '5', md: '8' },
    paddingBottom: { md: '20' },
    paddingInline: { base: '0', md: '10', lg: '18' },
    minHeight: { base: 'calc(9.3rem + 2 * 1.1 * clamp(1.875rem, 1.55rem + 1.5vw, 2.75rem))', md: '0' },
  },
})

const Cover = chakra(Link, {
  base: {
    // Not on the heading, which would cut off the focus outline.
    lineClamp: '2',
    _after: { content: '""', position: 'absolute', inset: '0' },
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.15em',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'base',
    _groupHover: { textDecorationColor: 'currentColor' },
  },
})

/** A featured product in large, which is one link. */
export function FeaturedSlide({ product }: { product: ShopProduct }) {
  const [picture] = product.pictures
  const { price, was, saleLabel } = priceNow(product.id, productPrice(product), useOffers())
  return (
    <SlideGrid className="group">
      <Framed aspectRatio="1" minHeight="full">
        {picture !== undefined && (
          <Picture {...picture} sizes="(min-width: 84rem) 630px, (min-width: 48rem) 50vw, 92vw" />
        )}
      </Framed>
      <SlideWords>
        <chakra.p textStyle="eyebrow" color="gold.fg" truncate>
          {saleLabel || product.category?.name || product.brand}
        </chakra.p>
        <chakra.h3 textStyle="h2">
          <Cover to={paths.product(product.id)}>{product.name}</Cover>
        </chakra.h3>
        <chakra.p dir="auto" color="fg.muted" lineClamp={{ base: '2', md: '3' }}>
          {product.description}
        </chakra.p>
        <chakra.p fontSize="lg">
          <Money value={price} was={was} />
        </chakra.p>
      </SlideWords>
    </SlideGrid>
  )
}
