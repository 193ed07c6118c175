import { expect, test } from 'vitest'
import { readProduct } from '#src/shared/lib/product.ts'
import { productLd, scriptText } from './json-ld.ts'

const url = 'https://shop.test/products/p'
const ring = readProduct({ id: 'p', name: 'Ring', SKU: 'R', base_price: 900, stock: 3, thumbnail: '/media/r.avif' })

test('tells name, pictures, price in rupees and availability', () => {
  expect(productLd({ product: ring, variant: null, rating: null, url })).toMatchObject({
    '@type': 'Product',
    name: 'Ring',
    image: ['https://shop.test/media/r.avif'],
    offers: { price: 900, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
})

test('tells the rating only where it is known', () => {
  const known = productLd({ product: ring, variant: null, rating: { average: 4.5, count: 2 }, url })
  expect(known).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
  expect(productLd({ product: ring, variant: null, rating: null, url })).not.toHaveProperty('aggregateRating')
})

test('an end tag in the text does not end the script', () => {
  expect(scriptText({ name: '</script><b>' })).not.toContain('<')
})
