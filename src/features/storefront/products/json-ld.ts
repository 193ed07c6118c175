import type { ShopProduct, ShopVariant } from '#src/shared/lib/product.ts'

/** Stars of a product, as far as they are known. */
export interface KnownRating {
  average: number
  count: number
}

interface ProductLd {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  /** The page's canonical address; picture addresses are resolved against it. */
  url: string
}

/** What search engines read: schema.org's Product, its price in rupees. */
export function productLd({ product, variant, rating, url }: ProductLd): object {
  const { free } = (variant ?? product).stock
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    ...(product.brand !== '' && { brand: { '@type': 'Brand', name: product.brand } }),
    image: product.pictures.map(({ src }) => new URL(src, url).href),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: variant?.price ?? product.basePrice,
      priceCurrency: 'INR',
      availability: `https://schema.org/${free > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** As the text of a script element: an end tag in a description must not end it. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
