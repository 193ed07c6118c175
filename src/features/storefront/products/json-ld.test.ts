import { expect, test } from 'vitest'
import { readProduct } from '#src/shared/shop/product.ts'
import { productLd } from './json-ld.ts'

const url = 'https://shop.test/products/p'
const ring = readProduct({ id: 'p', name: 'Ring', SKU: 'R', base_price: 900, stock: 3, thumbnail: '/media/r.avif' })

test('has name, pictures, price in rupees and availability', () => {
  expect(productLd({ product: ring, variant: null, rating: null, price: 900, url })).toMatchObject({
    '@type': 'Product',
    name: 'Ring',
    image: ['https://shop.test/media/r.avif'],
    offers: { price: 900, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
})

test('leaves out a picture whose address is none', () => {
  const pictures = ['https://', '/media/r.avif', 'http://exa mple/x'].map((src) => ({ src, alt: '' }))
  expect(productLd({ product: { ...ring, pictures }, variant: null, rating: null, price: 900, url })).toMatchObject({
    image: ['https://shop.test/media/r.avif'],
  })
})

test('has the rating only if all reviews were loaded', () => {
  const known = productLd({
    product: ring,
    variant: null,
    rating: { average: 4.5, read: 2, count: 2 },
    price: 900,
    url,
  })
  expect(known).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
  for (const rating of [null, { average: 4.5, read: 5, count: 12 }, { average: 4.5, read: 5, count: null }]) {
    expect(productLd({ product: ring, variant: null, rating, price: 900, url })).not.toHaveProperty('aggregateRating')
  }
})
