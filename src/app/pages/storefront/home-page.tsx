import { CategoryStrip } from '#src/features/storefront/home/components/category-strip.tsx'
import { CelebsChoice } from '#src/features/storefront/home/components/celebs-choice.tsx'
import { CollectionsStrip } from '#src/features/storefront/home/components/collections-strip.tsx'
import { FeaturedProducts } from '#src/features/storefront/home/components/featured-products.tsx'
import { Hero } from '#src/features/storefront/home/components/hero.tsx'
import { OccasionCollections } from '#src/features/storefront/home/components/occasion-collections.tsx'
import { Promo } from '#src/features/storefront/home/components/promo.tsx'
import { ShopByCategory } from '#src/features/storefront/home/components/shop-by-category.tsx'
import { SpecialProducts } from '#src/features/storefront/home/components/special-products.tsx'
import { StyledPicks } from '#src/features/storefront/home/components/styled-picks.tsx'
import { Testimonials } from '#src/features/storefront/home/components/testimonials.tsx'
import { WishlistHeart } from '#src/features/account/wishlist/components/wishlist-heart.tsx'
import type { ShopProduct } from '#src/shared/shop/product.ts'
import { Page } from '#src/shared/ui/page/page.tsx'

const heart = (product: ShopProduct) => <WishlistHeart product={product} />

export function HomePage() {
  return (
    <Page
      title="Suvarnika"
      heading="hidden"
      width="full"
      description="Rings, earrings, necklaces and bangles in gold, silver and platinum, for weddings, festivals and every day."
    >
      <Hero />
      <CollectionsStrip />
      <FeaturedProducts heart={heart} />
      <ShopByCategory />
      <CategoryStrip />
      <SpecialProducts />
      <StyledPicks />
      <OccasionCollections />
      <CelebsChoice />
      <Promo />
      <Testimonials />
    </Page>
  )
}
