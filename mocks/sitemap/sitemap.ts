import type { World } from '#mocks/records.ts'

/** Screens that are the same in every shop and that anybody may find. */
const fixed = ['/', '/products', '/reviews', '/aboutUs', '/arrangecallback']

const under = (path: string, records: readonly { id: string }[]) =>
  records.map(({ id }) => `${path}/${encodeURIComponent(id)}`)

/** The addresses of a shop that search engines should know, each once. */
export function publicPaths({ products, categories, collections, sales }: World): string[] {
  return [
    ...fixed,
    ...under('/collections', collections),
    ...under('/categories', categories),
    ...under('/products', products),
    ...under(
      '/sales',
      sales.filter(({ is_active }) => is_active),
    ),
  ]
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
