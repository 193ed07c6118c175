import type { Locator, Page } from '@playwright/test'

/** A measured press, and its page. */
export interface Press {
  name: string
  path: string
  role: 'guest' | 'customer' | 'admin'
  /** Waits until the page is ready and idle. */
  ready: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Whether it changes the shop, which is then reset: a stock ends after some rounds. */
  writes?: true
}

const main = (page: Page) => page.getByRole('main')

/** Presses without Playwright's check of the element under the pointer, which would count as the page's work. */
const press = (target: Locator) => target.click({ force: true })

/** Waits until no loading overlay covers the page. */
const uncovered = (page: Page) => page.getByRole('progressbar').first().waitFor({ state: 'detached' })

async function settled(page: Page): Promise<void> {
  await main(page)
    .getByRole('status')
    .filter({ hasText: /Showing/ })
    .waitFor()
  await main(page).locator('[aria-busy=false]').first().waitFor()
  await uncovered(page)
}

const list = { path: '/products', role: 'guest', ready: settled } as const

/** The most frequent actions of visitors, each with a real pointer or key. */
export const presses: readonly Press[] = [
  {
    ...list,
    name: 'tick a filter',
    act: async (page) => {
      await press(
        main(page).getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true }),
      )
      await settled(page)
    },
  },
  {
    ...list,
    name: 'sort the list',
    act: async (page) => {
      await main(page).getByRole('combobox', { name: 'Sort' }).press('ArrowDown')
      await settled(page)
    },
  },
  {
    ...list,
    name: 'drag the price slider',
    act: async (page) => {
      const box = await page.getByRole('slider', { name: 'Maximum price, slider' }).boundingBox()
      if (box === null) throw new Error('There is no slider.')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width - 8, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, y, { steps: 10 })
      await page.mouse.up()
      await page.waitForURL(/max=/)
      await settled(page)
    },
  },
  {
    ...list,
    name: 'go to the next page',
    act: async (page) => {
      await press(main(page).getByRole('link', { name: 'Next page' }))
      await page.waitForURL(/page=2/)
      await settled(page)
    },
  },
  {
    ...list,
    name: 'open the search',
    act: async (page) => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Search' }))
      await page.getByRole('combobox', { name: /Search/ }).waitFor()
    },
  },
  {
    name: 'add to cart',
    path: '/products/prod-1',
    role: 'customer',
    writes: true,
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Add to Cart' }).first().waitFor()
      await uncovered(page)
    },
    act: async (page) => {
      await press(main(page).getByRole('button', { name: 'Add to Cart' }).first())
      await page.getByText('1 item(s) added to your cart.').waitFor()
    },
  },
  {
    name: 'sort the back office',
    path: '/admin/products',
    role: 'admin',
    ready: async (page) => {
      await main(page).getByRole('row').nth(1).waitFor()
      await uncovered(page)
    },
    act: async (page) => {
      await press(main(page).getByRole('button', { name: 'Price' }))
      await main(page).locator('th[aria-sort=ascending]').waitFor()
      await uncovered(page)
    },
  },
]
