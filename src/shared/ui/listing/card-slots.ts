import type { ReactNode } from 'react'
import type { VariantCard } from '../../lib/product.ts'
import type { PriceNow } from '../../lib/sale-price.ts'

/** A variant in a grid, at the price that is to be paid now. */
export type ListedCard = VariantCard & PriceNow

/** What the page adds to each card: the features that own hearts and carts. */
export interface CardSlots {
  heart: (card: VariantCard) => ReactNode
  action: (card: VariantCard) => ReactNode
}
