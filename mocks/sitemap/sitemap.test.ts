import { buildShop } from '#mocks/world/shop.ts'
import { expect, test } from 'vitest'
import { publicPaths, sitemapXml } from './sitemap.ts'

test('names every product, category, collection and active sale of the seed, each once', () => {
  const shop = buildShop()
  const paths = publicPaths(shop)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/aboutUs',
      '/products/prod-1',
      '/categories/cat-1',
      '/collections/col-1',
      '/sales/sale-1',
    ]),
  )
  expect(paths.filter((path) => path.startsWith('/products/'))).toHaveLength(shop.products.length)
  expect(paths).not.toContain('/sales/sale-4')
  expect(paths.some((path) => /^\/(cart|checkout|account|admin|login)/.test(path))).toBe(false)
})

test('writes addresses below that of the shop, fit for XML', () => {
  const xml = sitemapXml('https://example.com/shop/', ['/', '/products/a&b'])
  expect(xml).toContain('<loc>https://example.com/shop/</loc>')
  expect(xml).toContain('<loc>https://example.com/shop/products/a&amp;b</loc>')
  expect(xml.startsWith('<?xml')).toBe(true)
})
