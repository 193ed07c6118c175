/**
 * `npm run bench -- growth`: the cost of a shop in the page with 64 to 50,000 products of 3 variants: time to the first
 * card of /products, time for a page of the list, memory and storage. Builds its own demo, in which `?seed=` is the
 * number of products, and draws docs/bench-growth.svg.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { browserFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { quantile } from './quantile.ts'
import { chart } from './web/chart.ts'
import { firstCard, noteFirstCard } from './web/first-seen.ts'
import { machine } from './web/machine.ts'
import { serveSite } from '../support/serve-site.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/bench-web/growth')
const sizes = [64, 1_000, 10_000, 50_000]

const sizedBySeed: Plugin = {
  name: 'sized-by-seed',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/mocks/scenarios/build-world.ts')
      ? `import { buildShop } from '#mocks/world/shop.ts'
         export const buildWorld = (_, products) => buildShop({ products, variantsEach: 3 })`
      : undefined,
}

interface Cost {
  /** Milliseconds. */
  first: number
  again: number
  list: number
  /** Megabytes. */
  heap: number
  storage: number
}

/** The times of a hundred pages of the list, in milliseconds. */
const listTimes = (page: Page, products: number) =>
  page.evaluate(
    async (pages) => {
      const took: number[] = []
      for (let turn = 0; turn < 100; turn += 1) {
        const start = performance.now()
        await (await fetch(`/v1/products?page=${1 + ((turn * 7) % pages)}&limit=12`)).json()
        took.push(performance.now() - start)
      }
      return took
    },
    Math.ceil(products / 12),
  )

async function measure(browser: Browser, origin: string, products: number): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await noteFirstCard(page)
  await page.goto(`${origin}/products?seed=${products}`)
  const first = await firstCard(page)
  await page.goto(`${origin}/products`)
  const again = await firstCard(page)
  const list = quantile(await listTimes(page, products), 0.95)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  await page.close()
  return { first, again, list, heap: usedSize / 1e6, storage: usage / 1e6 }
}

process.env.PRERENDER_LIMIT = '1'
await build({
  root,
  mode: 'demo',
  logLevel: 'error',
  plugins: [sizedBySeed],
  build: { outDir: folder, emptyOutDir: true },
})
const { origin, close } = await serveSite({ folder })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const costs: Cost[] = []
try {
  for (const size of sizes) costs.push(await measure(browser, origin, size))
} finally {
  await browser.close()
  close()
}

const figures: Record<keyof Cost, string> = {
  first: 'First card of a new shop, ms',
  again: 'First card of a second visit, ms',
  list: 'A page of the list, 95th percentile, ms',
  heap: 'Memory of the page, MB',
  storage: 'Storage, MB',
}
const named = (size: number) => size.toLocaleString('en-IN')
const inWords = (value: number) => value.toFixed(value < 10 ? 1 : 0)
process.stdout.write(`${'products'.padEnd(42)}${sizes.map((size) => named(size).padStart(9)).join('')}\n`)
const panels = Object.entries(figures).map(([figure, title]) => {
  const values = costs.map((cost) => cost[figure as keyof Cost])
  process.stdout.write(`${title.padEnd(42)}${values.map((value) => inWords(value).padStart(9)).join('')}\n`)
  return {
    title,
    words: inWords,
    rows: values.map((value, at) => ({ name: `${named(sizes[at] ?? 0)} products`, value })),
  }
})
writeFileSync(
  join(root, 'docs/bench-growth.svg'),
  chart({
    title: 'A shop in the page, as it grows (less is better)',
    label: 'Time to the first card, of a page of the list, memory and storage with 64 to 50,000 products',
    panels,
    note: `Chromium, 3 variants each; ${machine}`,
  }),
)
