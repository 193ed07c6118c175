import type { ReactNode } from 'react'
import type { VariantCard } from '../variant-cards.ts'
import type { PriceNow } from '../sale-price.ts'

/** A variant in a grid, at its current price. */
export type ListedCard = VariantCard & PriceNow

/** What the page adds to each card, from the wishlist and cart features. */
export interface CardSlots {
  heart: (card: VariantCard) => ReactNode
  action: (card: VariantCard) => ReactNode
}
