import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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
    async generateBundle() {
      // Imported here, since the dev server starts again after an edit of what vite.config.ts imports.
      const { seededPaths } = await import('./seeded-paths.ts')
      const shop = new URL(base, siteUrl).href
      const robots = readFileSync(join(publicDir, 'robots.txt'), 'utf8').trimEnd().replaceAll(' /', ` ${base}`)
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(shop, seededPaths()) })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `${robots}\n\nSitemap: ${shop}sitemap.xml\n` })
    },
  }
}

/** The sitemap of these paths below the address of the shop, which ends in a slash, as XML. */
export function sitemapXml(shop: string, paths: readonly string[]): string {
  const urls = paths.map(
    (path) => `  <url><loc>${new URL(path.slice(1), shop).href.replaceAll('&', '&amp;')}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
