/** The build's settings. */
export interface Env {
  /** What answers the calls: the mock backend, a real server, or both, each some operations. */
  apiMode: 'mock' | 'live' | 'mixed'
  /** Origin of the API without a trailing slash; empty for the app's own. */
  apiUrl: string
  /** What the checkout orders: the contract's sample order, or the customer's cart. */
  checkoutSummary: 'sample' | 'cart'
}

declare const SETTINGS: Env

/** Checked by `vite.config.ts`, which puts them here. */
export const env = SETTINGS

/** Origin for canonical links, checked by the build too; empty for the app's own. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? ''
