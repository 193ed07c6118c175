import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'

/** The rating of a product, as far as it is known. */
export interface KnownRating {
  /** The average of the loaded reviews. */
  average: number
  read: number
  /** The number of all reviews; null if the server does not say. */
  count: number | null
}

interface ProductLd {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  /** The current price in rupees. */
  price: number
  /** The page's canonical URL, against which picture URLs are resolved. */
  url: string
}

/** The product for search engines, as schema.org's Product. */
export function productLd({ product, variant, rating, price, url }: ProductLd): object {
  const { free } = (variant ?? product).stock
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
    image: product.pictures.flatMap(({ src }) => fullAddress(src, url)),
    // The average of only some reviews is no rating of the product.
    ...(rating !== null &&
      rating.count === rating.read && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
      }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'INR',
      availability: `https://schema.org/${free > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** Nothing for an address that is none. Without the page's URL, as in a frame, the address as it is. */
function fullAddress(src: string, page: string): string[] {
  if (!URL.canParse(page)) return [src]
  return URL.canParse(src, page) ? [new URL(src, page).href] : []
}
