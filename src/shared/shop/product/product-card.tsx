import type { ReactNode } from 'react'
import { useOffers } from '../use-offers.ts'
import { paths } from '../../lib/paths.ts'
import { productPrice, type ShopProduct } from '../product.ts'
import { priceNow } from '../sale-price.ts'
import { Money } from '../../ui/money/money.tsx'
import { ProductTile } from './product-tile.tsx'

interface ProductCardProps {
  product: ShopProduct
  heart: ReactNode
  caption?: ReactNode
  action?: ReactNode
  sizes?: string
}

/** A whole product in a grid, at the price of its first variant. */
export function ProductCard({ product, ...slots }: ProductCardProps) {
  const { price, was, ...sale } = priceNow(product.id, productPrice(product), useOffers())
  return (
    <ProductTile
      to={paths.product(product.id)}
      name={product.name}
      picture={product.pictures[0] ?? null}
      price={<Money value={price} was={was} />}
      {...sale}
      {...slots}
    />
  )
}
