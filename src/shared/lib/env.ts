/** The build's settings, checked once: a wrong one stops the page load with an error that names it. */
export interface Env {
  /** What answers the calls: the backend in the page, or a real server. */
  apiMode: 'mock' | 'live'
  /** Origin of the API without a trailing slash; empty for the app's own. */
  apiUrl: string
  /** Origin for canonical links; empty for the app's own. */
  siteUrl: string
  /** What the checkout orders: the contract's sample order, or the customer's cart. */
  checkoutSummary: 'sample' | 'cart'
}

type Raw = Partial<Record<`VITE_${string}`, string>>

/** Reads the `VITE_…` settings. Throws an Error that names the setting and what it may be. */
export function readEnv(raw: Raw): Env {
  return {
    apiMode: mode(raw.VITE_API_MODE),
    apiUrl: origin('VITE_API_URL', raw.VITE_API_URL),
    siteUrl: origin('VITE_SITE_URL', raw.VITE_SITE_URL),
    checkoutSummary: summary(raw.VITE_CHECKOUT_SUMMARY),
  }
}

function mode(value = 'live'): Env['apiMode'] {
  if (value === 'mock' || value === 'live') return value
  throw new Error(`VITE_API_MODE is "${value}": set it to mock or live.`)
}

function summary(value = 'sample'): Env['checkoutSummary'] {
  if (value === 'sample' || value === 'cart') return value
  throw new Error(`VITE_CHECKOUT_SUMMARY is "${value}": set it to sample or cart.`)
}

function origin(name: string, text = ''): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol.startsWith('http') && url.pathname === '/' && url.search === '') return url.origin
  throw new Error(`${name} is "${text}": set it to an origin such as https://shop.example.com, without a path.`)
}

/** The settings of this build. */
export const env = readEnv(import.meta.env)
