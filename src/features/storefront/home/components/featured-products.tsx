import { useListProductsSuspense } from '#openapi/generated/client/products/products.ts'
import { readProduct, type ShopProduct } from '#src/shared/shop/product.ts'
import { Section } from '#src/shared/ui/page/section.tsx'
import type { ReactNode } from 'react'
import { FeaturedSkeleton } from './featured-skeleton.tsx'
import { FeaturedSlider } from './featured-slider.tsx'
import { FeaturedStrip } from './featured-strip.tsx'
import { SectionBoundary } from './section-boundary.tsx'

const slides = 4
const cards = 4

/** Splits the first page into slider and strip. In a small shop both start with the first product. */
export function featured<T>(products: readonly T[]): { slider: T[]; strip: T[] } {
  const rest = products.slice(slides, slides + cards)
  return { slider: products.slice(0, slides), strip: rest.length < cards ? products.slice(0, cards) : rest }
}

const heading = { title: 'Featured Products', tone: 'subtle' } as const

/** The same first page as on the product list, so that going there needs no call. */
const firstPage = { page: 1, limit: 12 }

interface FeaturedProps {
  /** The wishlist heart of a card. */
  heart: (product: ShopProduct) => ReactNode
}

/** The featured products: one at a time in large, then more as cards. */
export function FeaturedProducts({ heart }: FeaturedProps) {
  return (
    <SectionBoundary
      heading={heading}
      skeleton={<FeaturedSkeleton />}
      error="Failed to load products. Please try again later."
    >
      <LoadedProducts heart={heart} />
    </SectionBoundary>
  )
}

function LoadedProducts({ heart }: FeaturedProps) {
  const { slider, strip } = featured(useListProductsSuspense(firstPage).data.data.map(readProduct))
  if (slider.length === 0) return null
  return (
    <Section {...heading}>
      <FeaturedSlider products={slider} />
      <FeaturedStrip products={strip} heart={heart} />
    </Section>
  )
}
