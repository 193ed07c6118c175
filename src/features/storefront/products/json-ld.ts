import type { ShopProduct, ShopVariant } from '#src/shared/lib/product.ts'

/** Stars of a product, as far as they are known. */
export interface KnownRating {
  /** Of those that were read. */
  average: number
  read: number
  /** All reviews of the product; null where the host does not say. */
  count: number | null
}

interface ProductLd {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  /** Rupees to be paid now. */
  price: number
  /** The page's canonical address; picture addresses are resolved against it, where it is whole. */
  url: string
}

/** What search engines read: schema.org's Product, its price in rupees. */
export function productLd({ product, variant, rating, price, url }: ProductLd): object {
  const { free } = (variant ?? product).stock
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
    image: product.pictures.map(({ src }) => (URL.canParse(url) ? new URL(src, url).href : src)),
    // An average of some of the reviews is no rating for the whole product.
    ...(rating?.count === rating?.read &&
      rating && {
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

/** As the text of a script element: an end tag in a description must not end it. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
