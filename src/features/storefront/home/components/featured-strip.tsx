import { paths } from '#src/shared/lib/paths.ts'
import type { ShopProduct } from '#src/shared/shop/product.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { ProductCard } from '#src/shared/shop/product/product-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Four cards in one line, or two by two if they do not fit. */
export const StripGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { base: '4', lg: '6' },
    rowGap: '8',
    marginTop: { base: '10', md: '16' },
  },
})

interface FeaturedStripProps {
  products: ShopProduct[]
  heart: (product: ShopProduct) => ReactNode
}

/** Featured products as cards, each with a heart and View Details. */
export function FeaturedStrip({ products, heart }: FeaturedStripProps) {
  return (
    <StripGrid>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            caption={product.category?.name}
            sizes="(min-width: 84rem) 300px, (min-width: 48rem) 23vw, 46vw"
            heart={heart(product)}
            action={
              <LinkButton to={paths.product(product.id)} variant="outline" wide>
                View Details
              </LinkButton>
            }
          />
        </li>
      ))}
    </StripGrid>
  )
}
