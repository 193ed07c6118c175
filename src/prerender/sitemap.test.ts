import { expect, test } from 'vitest'
import { robotsText, sitemapXml } from './sitemap.ts'

test('writes addresses below that of the shop, fit for XML', () => {
  const xml = sitemapXml('https://example.com/shop/', ['/', '/products/a&b'])
  expect(xml).toContain('<loc>https://example.com/shop/</loc>')
  expect(xml).toContain('<loc>https://example.com/shop/products/a&amp;b</loc>')
  expect(xml.startsWith('<?xml')).toBe(true)
})

test('tells crawlers where the sitemap is, below the base of the build', () => {
  expect(robotsText('User-agent: *\nDisallow: /admin\n', '/shop/', 'https://example.com/shop/')).toBe(
    'User-agent: *\nDisallow: /shop/admin\n\nSitemap: https://example.com/shop/sitemap.xml\n',
  )
})
