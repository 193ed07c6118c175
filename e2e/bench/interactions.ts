/**
 * `npm run bench -- interactions`: how long the demo takes from a press to its effect on the screen, with a processor
 * four times slower, or `SLOWER=9`, in the seeded shop and with 10,000 products. Draws docs/bench-interactions.svg.
 * `RUNS=9` sets the number of rounds for the medians. Run `npm run build:demo` first. `AGAINST`, which `--against` sets,
 * is a work tree whose built demo takes turns with this one; then nothing is drawn.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { quantile } from './quantile.ts'
import { chart } from './chart.ts'
import { openDemos } from './web/demo.ts'
import { recordPresses, slowDown, slowestPress } from './web/event-timing.ts'
import { machine } from './web/machine.ts'
import { type Press, presses } from './web/presses.ts'

const root = join(import.meta.dirname, '../..')
const other = process.env.AGAINST
const rounds = Number(process.env.RUNS ?? 5)
const target = 100
const titles = { default: 'In the seeded shop', '10k-products': 'Among 10,000 products' }
const shops = ['default', '10k-products'] as const

/** The slowest press of each round in each of the demos, which take turns, so that other load affects all alike. */
async function measure(browser: Browser, origins: string[], shop: string, press: Omit<Press, 'name'>) {
  const pages = await Promise.all(origins.map(() => browser.newPage({ viewport: { width: 1440, height: 900 } })))
  const waits = origins.map((): number[] => [])
  for (const page of pages) await recordPresses(page)
  for (let round = 0; round < rounds; round += 1) {
    // What comes second in a round finds another state of the machine.
    const order = round % 2 === 0 ? [...pages.entries()] : [...pages.entries()].toReversed()
    for (const [index, page] of order) {
      // The first round builds the shop; the others only read it.
      const query = round === 0 ? `?scenario=${shop}&role=${press.role}` : ''
      await page.goto(`${origins[index]}${press.path}${query}`)
      await page.waitForFunction(() => 'kit' in window)
      await press.ready(page)
      waits[index]?.push(await slowestPress(page, () => press.act(page)))
      if (press.writes) await page.evaluate(() => window.kit?.reset())
      // What it still loads would slow the next one down.
      await page.goto('about:blank')
    }
  }
  for (const page of pages) await page.close()
  return waits
}

const beside = other === undefined ? '' : ', the median of the other commit, how many times as long'
process.stdout.write(
  `From a press to the frame that shows its effect, ms, processor ${slowDown} times slower: median of ${rounds} rounds, the worst${beside}; ! over ${target}\n`,
)
const { origins, browser, close } = await openDemos(other === undefined ? [root] : [root, other])
const rows: { shop: (typeof shops)[number]; name: string; value: number }[] = []
try {
  for (const shop of shops) {
    for (const { name, ...press } of presses) {
      const [waits = [], before] = await measure(browser, origins, shop, press)
      const value = quantile(waits, 0.5)
      rows.push({ shop, name, value })
      const figures = [value, Math.max(...waits)].map((each) => each.toFixed(0).padStart(7))
      if (before) {
        const earlier = quantile(before, 0.5)
        figures.push(earlier.toFixed(0).padStart(7), (value / earlier).toFixed(2).padStart(7))
      }
      process.stdout.write(`${shop.padEnd(14)}${name.padEnd(24)}${figures.join('')}${value > target ? ' !' : ''}\n`)
    }
  }
} finally {
  await close()
}

if (other === undefined)
  writeFileSync(
    join(root, 'docs/bench-interactions.svg'),
    chart({
      title: 'From a press to its effect',
      label: 'Milliseconds from a press to its effect, for each press and shop, beside the target',
      panels: shops.map((shop) => ({
        title: `${titles[shop]}, milliseconds (less is better)`,
        rows: rows.filter((row) => row.shop === shop).map(({ name, value }) => ({ name, value, target })),
      })),
      note: `The lines are the target. Median of ${rounds}, processor ${slowDown} times slower; ${machine}`,
    }),
  )
