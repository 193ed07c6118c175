export interface Target {
  /** Lighthouse's performance score, at least. */
  score: number
  /** Milliseconds, at most. */
  lcp?: number
  tbt?: number
  cls: number
  /** kB of JavaScript, gzip, at most. The demo also loads its backend, so that this is of the live shop. */
  js?: number
}

/**
 * The phones that Lighthouse's documentation names, each by the `benchmarkIndex` that it would have: a machine's own,
 * divided by it, is how many times slower the processor has to be.
 */
export const devices = {
  'mid-tier': { index: 1000 },
  'low-end': { index: 264 },
} as const
export type Device = keyof typeof devices

const shop: Record<Device, Target> = {
  'mid-tier': { score: 97, lcp: 1900, tbt: 120, cls: 0.01, js: 210 },
  'low-end': { score: 90, cls: 0.01, js: 210 },
}
const office: Record<Device, Target> = {
  'mid-tier': { ...shop['mid-tier'], score: 88, js: 260 },
  'low-end': { ...shop['low-end'], score: 80, js: 260 },
}

/** The measured pages, with their targets on each device. */
export const pages: { path: string; targets: Record<Device, Target> }[] = [
  ...['/', '/products', '/products/prod-1'].map((path) => ({ path, targets: shop })),
  { path: '/admin/products', targets: office },
]
