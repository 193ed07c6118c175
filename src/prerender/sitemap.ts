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

/** The rules for crawlers below the base of the build, with the address of its sitemap. */
export const robotsText = (rules: string, base: string, shop: string): string =>
  `${rules.trimEnd().replaceAll(' /', ` ${base}`)}\n\nSitemap: ${shop}sitemap.xml\n`
