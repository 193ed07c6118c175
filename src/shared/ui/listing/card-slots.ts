import type { ReactNode } from 'react'
import type { VariantCard } from '../../lib/product.ts'

/** A variant in a grid; `was` is its price before a discount, in rupees. */
export interface ListedCard extends VariantCard {
  was?: number
}

/** What the page adds to each card: the features that own hearts and carts. */
export interface CardSlots {
  heart: (card: VariantCard) => ReactNode
  action: (card: VariantCard) => ReactNode
}
