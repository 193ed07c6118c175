import { paths } from '#src/shared/lib/paths.ts'
import { productPrice, type ShopProduct } from '#src/shared/lib/product.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { TileGrid } from '#src/shared/ui/layout.tsx'
import { Money } from '#src/shared/ui/money.tsx'
import { ProductTile } from '#src/shared/ui/product-tile.tsx'
import type { ReactNode } from 'react'

interface FeaturedStripProps {
  products: ShopProduct[]
  heart: (product: ShopProduct) => ReactNode
}

/** Featured products as cards, each with a heart and View Details. */
export function FeaturedStrip({ products, heart }: FeaturedStripProps) {
  return (
    <TileGrid marginTop={{ base: '10', md: '16' }}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile
            to={paths.product(product.id)}
            name={product.name}
            picture={product.pictures[0] ?? null}
            caption={product.category?.name}
            price={<Money value={productPrice(product)} />}
            heart={heart(product)}
            action={
              <LinkButton to={paths.product(product.id)} variant="outline" wide>
                View Details
              </LinkButton>
            }
          />
        </li>
      ))}
    </TileGrid>
  )
}
