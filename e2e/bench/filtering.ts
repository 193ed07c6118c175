/**
 * `npm run bench -- filtering`: the cost of filtering and sorting /products in the demo build, with the seeded shop and
 * with ten thousand products. Run `npm run build:demo` first.
 */
import type { Browser, Page } from '@playwright/test'
import { tasksDuring } from './main-thread.ts'
import { quantile } from './quantile.ts'
import { openDemo } from './web/demo.ts'

const rounds = 5
const shops = { default: /of \d+ variants/, '10k-products': /of 30,000 variants/ }

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

/** Sorts, ticks Gold, sorts the other way and unticks, waiting for the list after each step. */
async function filterAndSort(page: Page, whole: RegExp): Promise<void> {
  const main = page.getByRole('main')
  const settled = async (caption: RegExp) => {
    await main.getByRole('status').filter({ hasText: caption }).waitFor()
    await main.locator('[aria-busy=false]').first().waitFor()
  }
  const sort = main.getByRole('combobox', { name: 'Sort' })
  const gold = main.getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true })
  await sort.selectOption('price-low-high')
  await settled(whole)
  await gold.check()
  await settled(/Showing/)
  await sort.selectOption('price-high-low')
  await gold.uncheck()
  await settled(whole)
}

async function measure(browser: Browser, origin: string, scenario: string, whole: RegExp) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${origin}/products?scenario=${scenario}&role=guest`)
  await page
    .getByRole('status')
    .filter({ hasText: /Showing/ })
    .waitFor()
  const pages = await page.evaluate(async () => {
    const took: number[] = []
    for (let turn = 1; turn <= 100; turn += 1) {
      const start = performance.now()
      await (await fetch(`/v1/products?page=${turn}&limit=12`)).json()
      took.push(performance.now() - start)
    }
    return took
  })
  const tasks: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${origin}/products`)
    // The start of the shop is not measured.
    await page.waitForFunction(() => 'kit' in window)
    await page
      .getByRole('status')
      .filter({ hasText: /Showing/ })
      .waitFor()
    const [longest = 0] = await tasksDuring(browser, page, () => filterAndSort(page, whole))
    tasks.push(longest)
  }
  await page.close()
  return { pages, tasks }
}

const { origin, browser, close } = await openDemo(4187)
try {
  process.stdout.write('In Chromium, milliseconds\n')
  for (const [scenario, whole] of Object.entries(shops)) {
    const { pages, tasks } = await measure(browser, origin, scenario, whole)
    process.stdout.write(
      `${scenario.padEnd(16)}a page of 12: ${quantile(pages, 0.5).toFixed(0)} median, ${quantile(pages, 0.95).toFixed(0)} 95th percentile; ` +
        `longest task while one filters and sorts, of processor time: ${quantile(tasks, 0.5).toFixed(0)} median of ${rounds} rounds (${sorted(
          tasks,
        )
          .map((task) => task.toFixed(0))
          .join(', ')})\n`,
    )
  }
} finally {
  await close()
}
