/**
 * `npm run bench -- backend`: the cost of a backend call with 100, 1,000, 10,000 and 50,000 products of 3 variants, and
 * how it grows with the size. Each answer is validated against the contract, as in development.
 */
import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { buildShop } from '#mocks/world/shop.ts'
import { quantile } from './quantile.ts'

const sizes = [100, 1_000, 10_000, 50_000]
const rounds = 200
const asked = ['ruby', 'gold ring', 'SUV-RNG', 'diamond', 'wedding gold diamond earrings', 'zzz']

const calls: Record<string, (round: number, size: number) => string> = {
  'list page': (round, size) => `/v1/products?page=${1 + (round % Math.ceil(size / 12))}&limit=12`,
  'product by id': (round, size) => `/v1/products/prod-${1 + ((round * 7919) % size)}`,
  search: (round) => `/v1/search/products?q=${encodeURIComponent(asked[round % asked.length] ?? '')}`,
}

async function measure(size: number): Promise<Record<string, { median: number; p95: number }>> {
  const start = performance.now()
  const world = buildShop({ products: size, variantsEach: 3 })
  const built = performance.now()
  const shop = await openShop({ build: () => world })
  const ready = performance.now()
  const backend = createBackend({ shop })
  const figures: Record<string, { median: number; p95: number }> = {
    'build the world': { median: built - start, p95: built - start },
    'store ready': { median: ready - built, p95: ready - built },
  }
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = []
    for (let round = -20; round < rounds; round += 1) {
      const request = new Request(`http://localhost${path(Math.abs(round), size)}`)
      const before = performance.now()
      const response = await backend.fetch(request)
      await response.text()
      if (response.status !== 200) throw new Error(`${path(round, size)} answered ${response.status}`)
      if (round >= 0) times.push(performance.now() - before)
    }
    figures[name] = { median: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }
  return figures
}

const print = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(24))).join('')}\n`)
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0)

const results: Array<Awaited<ReturnType<typeof measure>>> = []
for (const size of sizes) results.push(await measure(size))

process.stdout.write('Milliseconds, median / 95th percentile (and growth of the median against the size before)\n')
print('', ...sizes.map((size) => `${size.toLocaleString('en-IN')} products`))
for (const name of Object.keys(results[0] ?? {})) {
  print(
    name,
    ...results.map((figures, index) => {
      const { median, p95 } = figures[name] ?? { median: 0, p95: 0 }
      const before = results[index - 1]?.[name]?.median
      return `${ms(median)} / ${ms(p95)}${before ? ` (×${(median / before).toFixed(1)})` : ''}`
    }),
  )
}
