import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildShop } from '../world/shop.ts'
import { publicPaths, sitemapXml } from './sitemap.ts'

/** Where a demo is shown unless VITE_SITE_URL says otherwise: sitemaps must name whole addresses. */
const previewOrigin = 'http://localhost:4173'

/** Ships a demo with the sitemap of its seeded shop, and with robots.txt pointing to it. */
export function sitemap(siteUrl = previewOrigin): Plugin {
  let [publicDir, base] = ['', '/']
  return {
    name: 'suvarnika:sitemap',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir
      base = config.base
    },
    generateBundle() {
      const shop = new URL(base, siteUrl).href
      const robots = readFileSync(join(publicDir, 'robots.txt'), 'utf8').trimEnd().replaceAll(' /', ` ${base}`)
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(shop, publicPaths(buildShop())) })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `${robots}\n\nSitemap: ${shop}sitemap.xml\n` })
    },
  }
}
