import { AboutProduct } from '#src/features/storefront/products/components/detail/about-product.tsx'
import { type Addition, ProductDetail } from '#src/features/storefront/products/components/detail/product-detail.tsx'
import { ProductScript } from '#src/features/storefront/products/components/detail/product-script.tsx'
import { RecentlyViewedStrip } from '#src/features/storefront/products/components/detail/recently-viewed-strip.tsx'
import { SimilarProducts } from '#src/features/storefront/products/components/detail/similar-products.tsx'
import { remember } from '#src/features/storefront/products/recently-viewed.ts'
import { useChosenVariant } from '#src/features/storefront/products/use-chosen-variant.ts'
import { useKnownRating } from '#src/features/storefront/products/use-known-rating.ts'
import { ProductReviews } from '#src/features/storefront/reviews/components/product-reviews.tsx'
import { WishlistHeart } from '#src/features/account/wishlist/components/wishlist-heart.tsx'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { productPrice, type ShopProduct } from '#src/shared/shop/product.ts'
import { priceNow } from '#src/shared/shop/sale-price.ts'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { GridSkeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { cartMemory, withChange } from '#src/features/storefront/cart/cart-changes.ts'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { addedText } from '#src/features/storefront/cart/use-cart-button.ts'

const addToCart = (addition: Addition) => <AddToCart {...addition} />
const heartOf = (product: ShopProduct) => <WishlistHeart product={product} />

/** The sections of the product page, from pictures to recently viewed products. */
export function ProductScreen({ product }: { product: ShopProduct }) {
  const { id, name, description, categoryId, pictures } = product
  const { variant, named, choose } = useChosenVariant(product)
  const rating = useKnownRating(id)
  const price = priceNow(id, variant?.price ?? productPrice(product), useOffers())
  const picture = pictures[0]?.src ?? null
  useEffect(() => remember({ id, name, picture }), [id, name, picture])

  return (
    <Page
      title={name}
      heading={null}
      description={description}
      kind="product"
      picture={picture ?? undefined}
      width="full"
    >
      <ProductScript product={product} variant={variant} rating={rating} price={price.price} />
      <ProductDetail
        product={product}
        variant={variant}
        named={named}
        onVariant={choose}
        price={price}
        rating={rating}
        heart={<WishlistHeart product={product} tone="plain" />}
        addToCart={addToCart}
      >
        <AboutProduct product={product} />
        <chakra.div _print={{ display: 'none' }}>
          <Container asChild>
            <section>
              <ProductReviews productId={id} />
            </section>
          </Container>
          {categoryId !== null && (
            <Section title="You Might Also Like" tone="subtle">
              <Loading fallback={<GridSkeleton count={4} />} error="Failed to load products. Please try again later.">
                <SimilarProducts categoryId={categoryId} except={id} heart={heartOf} />
              </Loading>
            </Section>
          )}
          <RecentlyViewedStrip except={id} />
        </chakra.div>
      </ProductDetail>
    </Page>
  )
}

/** Add to Cart on the product page, with the chosen quantity. */
export function AddToCart({ variantId, soldOut, free, takeQuantity, onRefusal }: Addition) {
  const { token } = useSession()
  const { data: cart } = useGetCart({ query: { enabled: token !== null } })
  const { changes } = cartMemory.useOwn()
  const toast = useToast()

  function takeQuantityToSend(): number | null {
    const line = cart?.data.items.find(({ product_variant: variant }) => variant.id === variantId)
    const inCart = line?.quantity ?? 0
    const removed = line && ownValue(changes, line.id) === 0 ? inCart : 0
    const quantity = takeQuantity(inCart, removed)
    if (quantity === null || line === undefined || inCart + quantity <= free) return quantity
    // What this tab has removed is still in the server's cart, which would refuse it as beyond its stock.
    cartMemory.change((memory) => ({ ...memory, changes: withChange(memory.changes, line.id, quantity) }))
    toast.success(addedText('detail', quantity))
    return null
  }
  return (
    <AddToCartButton
      place="detail"
      piece={variantId === null ? null : { productVariantId: variantId }}
      soldOut={soldOut}
      takeQuantity={takeQuantityToSend}
      onRefusal={onRefusal}
    />
  )
}
