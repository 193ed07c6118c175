import type { Page } from '@playwright/test'
import { slowDown } from '../support/slow-down.ts'
import { expect, type Shop, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

const presses = {
  'a key': (page: Page) => page.getByRole('button', { name: 'Search' }).press('Enter'),
  'a touch': (page: Page) => page.getByRole('button', { name: 'Search' }).tap(),
}
const networks = {
  fast: () => undefined,
  slow: (shop: Shop) => slowDown(shop.page),
  lost: async (shop: Shop) => {
    // The backend in the page has then loaded.
    await shop.state()
    await shop.page.context().setOffline(true)
  },
}

for (const [press, open] of Object.entries(presses)) {
  test(
    `the search keeps every letter that is typed after ${press}, in a network that is fast, slow or lost`,
    { tag: '@slow' },
    async ({ page, shop }) => {
      for (const [network, enter] of Object.entries(networks)) {
        await shop.open('/products/prod-1')
        await enter(shop)
        await open(page)
        await page.keyboard.type(' gold ring')
        const box = page.getByRole('combobox', { name: 'Search products' })
        await expect(box, network).toHaveValue(' gold ring')
        await expect(box, network).toBeFocused()
      }
    },
  )
}
