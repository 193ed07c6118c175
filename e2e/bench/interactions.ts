/**
 * `npm run bench -- interactions`: how long the demo takes from a press to its effect on the screen, with a processor
 * four times slower, in the seeded shop and with 10,000 products. Draws docs/bench-interactions.svg. Run
 * `npm run build:demo` first.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { quantile } from './quantile.ts'
import { chart } from './chart.ts'
import { openDemo } from './web/demo.ts'
import { recordPresses, slowDown, slowestPress } from './web/event-timing.ts'
import { machine } from './web/machine.ts'
import { presses } from './web/presses.ts'

const rounds = Number(process.env.RUNS ?? 5)
const target = 100
const titles = { default: 'In the seeded shop', '10k-products': 'Among 10,000 products' }
const shops = ['default', '10k-products'] as const

/** The slowest press of each round. */
async function measure(browser: Browser, origin: string, shop: string, press: (typeof presses)[number]) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await recordPresses(page)
  const waits: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The first round builds the shop; the others only read it.
    const query = round === 0 ? `?scenario=${shop}&role=${press.role}` : ''
    await page.goto(`${origin}${press.path}${query}`)
    await page.waitForFunction(() => 'kit' in window)
    await press.ready(page)
    waits.push(await slowestPress(page, () => press.act(page)))
  }
  await page.close()
  return waits
}

const { origin, browser, close } = await openDemo(4188)
const rows: { shop: (typeof shops)[number]; name: string; value: number; worst: number }[] = []
try {
  for (const shop of shops) {
    for (const press of presses) {
      const waits = await measure(browser, origin, shop, press)
      rows.push({ shop, name: press.name, value: quantile(waits, 0.5), worst: Math.max(...waits) })
    }
  }
} finally {
  await close()
}

process.stdout.write(
  `From a press to the frame that shows its effect, ms, processor ${slowDown} times slower: median of ${rounds} rounds, the worst; ! over ${target}\n`,
)
for (const { shop, name, value, worst } of rows)
  process.stdout.write(
    `${shop.padEnd(14)}${name.padEnd(24)}${value.toFixed(0).padStart(5)}${worst.toFixed(0).padStart(7)}${value > target ? ' !' : ''}\n`,
  )
writeFileSync(
  join(import.meta.dirname, '../../docs/bench-interactions.svg'),
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
