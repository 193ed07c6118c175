import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

test('writes addresses below that of the shop, fit for XML', () => {
  const xml = sitemapXml('https://example.com/shop/', ['/', '/products/a&b'])
  expect(xml).toContain('<loc>https://example.com/shop/</loc>')
  expect(xml).toContain('<loc>https://example.com/shop/products/a&amp;b</loc>')
  expect(xml.startsWith('<?xml')).toBe(true)
})
