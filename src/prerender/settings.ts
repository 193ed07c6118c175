const usualLimit = 500

/** Reads `PRERENDER_FROM` and `PRERENDER_LIMIT`. Throws an Error that names the setting and what it may be. */
export function prerenderSettings({ PRERENDER_FROM: host = '', PRERENDER_LIMIT: text = '' }: Record<string, string>): {
  from: string | undefined
  limit: number
} {
  const from = host === '' ? undefined : originOf(host)
  const limit = text === '' ? usualLimit : Number(text)
  if (Number.isInteger(limit) && limit > 0) return { from, limit }
  throw new Error(`PRERENDER_LIMIT is "${text}": set it to a whole number of pages, such as ${usualLimit}.`)
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol.startsWith('http') && url.pathname === '/' && url.search === '') return url.origin
  throw new Error(`PRERENDER_FROM is "${text}": set it to an origin such as https://shop.example.com, without a path.`)
}
