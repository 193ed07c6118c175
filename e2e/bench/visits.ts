/**
 * `npm run bench -- visits`: time to the first card for a returning visitor, on a phone's processor and network, and on
 * a desktop the time from a pressed card to its product, and from Back to the list. Builds both shops. `RUNS=5` sets the
 * number of rounds for the medians.
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { browserFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { quantile } from './quantile.ts'
import { slowDown } from './web/event-timing.ts'
import { firstCard, recordFirstCard, untilHeading } from './web/first-seen.ts'
import { openSites } from './web/sites.ts'

const rounds = Number(process.env.RUNS ?? 5)
/** Lighthouse's mobile network: milliseconds of latency, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const targets = { visit: 1000, move: 100 }

/** Measures the second load in the same profile, in a window of a phone's size. */
async function secondVisit(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await recordFirstCard(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(address)
  const time = await firstCard(page)
  await page.close()
  return time
}

/** Resolves once the page has loaded a file or an answer whose address contains this text. */
const loaded = (page: Page, part: string) =>
  page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    part,
    { timeout: 5000 },
  )

/** Goes from the list to a product and back, once the resting pointer has preloaded the product. */
async function thereAndBack(page: Page): Promise<{ there: number; back: number }> {
  const card = page.getByRole('main').getByRole('article').first().getByRole('link')
  const name = await card.innerText()
  // Again if the code that preloads links did not listen yet.
  await expect(async () => {
    await page.mouse.move(20, 20)
    await card.hover()
    await Promise.all([loaded(page, '/product-page-'), loaded(page, '/v1/products/prod-')])
  }).toPass()
  const there = await untilHeading(page, name, () => card.click())
  // Back during a view transition would skip it, and the one back into the card too.
  await page.waitForFunction(() => document.activeViewTransition === null)
  const back = await untilHeading(page, 'All Products', () => page.evaluate(() => history.back()))
  return { there, back }
}

async function moves(browser: Browser, origin: string, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion })
  const times: { there: number; back: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${origin}/products`)
    await page.waitForLoadState('networkidle')
    // Until the app listens, an interaction only starts it.
    await expect(page.locator('#page-data')).toHaveCount(0)
    // The first interaction starts the preloading of pages. One move alone may be a pointer at rest.
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await loaded(page, '/next-page-')
    times.push(await thereAndBack(page))
  }
  await page.close()
  return { there: times.map(({ there }) => there), back: times.map(({ back }) => back) }
}

const sites = await openSites()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const rows: { name: string; value: number; worst: number; target: number }[] = []
const add = (name: string, times: number[], target: number) =>
  rows.push({ name, value: quantile(times, 0.5), worst: Math.max(...times), target })
try {
  for (const [build, origin] of Object.entries(sites.origins)) {
    for (const path of ['/', '/products']) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await secondVisit(browser, `${origin}${path}`))
      add(`${path}, ${build}`, times, targets.visit)
    }
  }
  for (const [build, origin] of Object.entries(sites.origins)) {
    const plain = await moves(browser, origin, 'reduce')
    add(`list to product, ${build}`, plain.there, targets.move)
    add(`back to the list, ${build}`, plain.back, targets.move)
    const animated = await moves(browser, origin, 'no-preference')
    add(`to product, with motion, ${build}`, animated.there, targets.move)
    add(`back, with motion, ${build}`, animated.back, targets.move)
  }
} finally {
  await browser.close()
  sites.close()
}

process.stdout.write(
  `Milliseconds to the first card or the heading: median of ${rounds}, the worst, the target; ! where it is missed\n` +
    `Second visits: processor ${slowDown} times slower, ${network.latency} ms latency, 1.6 Mbit/s; moves: neither\n`,
)
for (const { name, value, worst, target } of rows) {
  const figures = [value.toFixed(0).padStart(6), worst.toFixed(0).padStart(6), `(${target})`.padStart(8)]
  process.stdout.write(`${name.padEnd(38)}${figures.join('')}${value > target ? ' !' : ''}\n`)
}
