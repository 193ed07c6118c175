import { createHash } from 'node:crypto'
import { styleNonce } from '#src/shared/ui/theme/cache-options.ts'
import { matches } from '#src/shared/lib/text/matches.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const unique = (sources: Iterable<string>): string => [...new Set(sources)].join(' ')

const decoded = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const inlineScripts = /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** The sources that the inline scripts of a page need, by their hashes; those that only contain data need none. */
export const scriptHashes = (html: string): string => unique(matches(html, inlineScripts).map(hashOf))

/**
 * The Content-Security-Policy of a page: its own files, the inline scripts and styles by their hashes, and the styles
 * that emotion adds later by a nonce.
 * `api` is the origin of the host, empty for the page's own.
 */
export function contentPolicy(html: string, api: string): string {
  const styles = matches(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hashOf)
  const attributes = matches(html, /<[^>]*\sstyle="([^"]*)"/g).map((text) => hashOf(decoded(text)))
  const host = api === '' ? '' : ` ${api}`
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes(html)}`,
    `style-src 'self' 'nonce-${styleNonce}' ${unique(styles)}`,
    attributes.length > 0 ? `style-src-attr 'unsafe-hashes' ${unique(attributes)}` : `style-src-attr 'none'`,
    // Pictures may come from any host; a new one is shown from memory before it is uploaded.
    `img-src 'self' https: data: blob:${host}`,
    `connect-src 'self'${host}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ')
}

/** The page with its policy, which must come before everything that it covers. */
export function withPolicy(html: string, api: string): string {
  const place = '<meta charset="utf-8" />'
  if (!html.includes(place)) throw new Error(`index.html has no ${place} to insert the policy after.`)
  const policy = contentPolicy(html, api)
  return html.replace(place, () => `${place}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}
