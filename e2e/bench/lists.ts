/**
 * `npm run bench -- lists`: the cost of the back office's list of 10,000 products in the demo build: time to the first
 * rows, time to all rows, and the longest tasks in between. Besides the clock time it prints the processor time, which
 * a busy machine does not increase. Run `npm run build:demo` first.
 */
import type { Page } from '@playwright/test'
import { tasksDuring } from './main-thread.ts'
import { openDemo } from './web/demo.ts'

const rounds = 3
const asked = ['q=ring', 'sort=-price', 'stock=low']

/** Milliseconds to the first rows, to all rows, and of the longest task of the main thread. */
async function open(page: Page, address: string) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser.')
  let [first, all] = [0, 0]
  const tasks = await tasksDuring(browser, page, async () => {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    const start = performance.now()
    // Until then the previous list's rows are still shown.
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await page.getByRole('main').getByRole('row').nth(1).waitFor()
    first = performance.now() - start
    await page.getByRole('progressbar', { name: 'Loading products' }).waitFor({ state: 'detached' })
    all = performance.now() - start
  })
  const busy = tasks.reduce((sum, task) => sum + task, 0)
  return { first, all, busy, tasks }
}

const { origin, browser, close } = await openDemo(4186)
try {
  process.stdout.write(
    '\n/admin/products among 10,000, milliseconds: first matches, all, processor time of the main thread, its longest tasks\n',
  )
  for (const query of asked) {
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`${origin}/admin/categories?scenario=10k-products&role=admin`)
      await page.getByRole('main').getByRole('row').nth(1).waitFor()
      const { first, all, busy, tasks } = await open(page, `/admin/products?${query}`)
      const longest = tasks.slice(0, 5).map((task) => task.toFixed(0))
      process.stdout.write(
        `${query.padEnd(12)} ${first.toFixed(0)}, ${all.toFixed(0)}, ${busy.toFixed(0)}, ${longest.join(' ')}\n`,
      )
      await page.close()
    }
  }
} finally {
  await close()
}
