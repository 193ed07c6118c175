import type { ReactNode } from 'react'
import type { VariantCard } from '#src/shared/lib/product.ts'

/** What the page adds to each card: the features that own hearts and carts. */
export interface CardSlots {
  heart: (card: VariantCard) => ReactNode
  action: (card: VariantCard) => ReactNode
}
