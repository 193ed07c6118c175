import type { Finding } from './lighthouse.ts'

export interface Target {
  /** Lighthouse's performance score, at least. */
  score: number
  /** Milliseconds, at most. */
  lcp: number
  /** Milliseconds, at most. */
  tbt: number
  cls: number
  /** kB of JavaScript, gzip, at most. */
  js?: number
}

export interface Row {
  build: 'live' | 'demo'
  path: string
  target: Target
  found: Finding
}

const shop: Target = { score: 97, lcp: 1900, tbt: 120, cls: 0.01 }
const office: Target = { ...shop, score: 88 }

/** The measured pages, with their targets. The demo also loads its backend, so that its JavaScript has no target here. */
export const pages: Array<{ path: string; live: Target; demo: Target }> = [
  ...['/', '/products', '/products/prod-1'].map((path) => ({ path, live: { ...shop, js: 210 }, demo: shop })),
  { path: '/admin/products', live: { ...office, js: 260 }, demo: office },
]
