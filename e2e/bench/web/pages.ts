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

/** The measured pages, with their targets. */
export const pages: Array<{ path: string; live: Target; demo: Target }> = [
  {
    path: '/',
    live: { score: 98, lcp: 1700, tbt: 90, cls: 0.01, js: 150 },
    demo: { score: 96, lcp: 1900, tbt: 90, cls: 0.01 },
  },
  {
    path: '/products',
    live: { score: 97, lcp: 2000, tbt: 90, cls: 0.01, js: 155 },
    demo: { score: 95, lcp: 2000, tbt: 90, cls: 0.01 },
  },
  {
    path: '/products/prod-1',
    live: { score: 97, lcp: 1900, tbt: 90, cls: 0.01, js: 160 },
    demo: { score: 95, lcp: 1900, tbt: 90, cls: 0.01 },
  },
  {
    path: '/admin/products',
    live: { score: 88, lcp: 2900, tbt: 150, cls: 0.02, js: 220 },
    demo: { score: 85, lcp: 2900, tbt: 150, cls: 0.02 },
  },
]
