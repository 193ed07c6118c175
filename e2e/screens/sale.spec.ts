import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const caption = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^Showing/ })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

test(
  'a sale shows its title, its own filters, all unticked, three columns and ten variants a page',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('/sales/sale-1', { role: 'guest' })
    await expect(page).toHaveTitle('Winter Wedding Edit · Suvarnika')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter Wedding Edit')
    await expect(main(page)).toContainText('A gentler price on pieces for the season.')
    expect(calls.filter(({ to }) => to === 'GET /v1/sales/sale-1').map(({ signed }) => signed)).toEqual([false])

    const boxes = filters(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(7)
    for (const name of ['Gold', 'Silver', 'Party', 'Formal', 'Traditional', 'Modern', 'Ethnic']) {
      await expect(filters(page).getByRole('checkbox', { name, exact: true })).not.toBeChecked()
    }
    for (const name of ['Colour', 'Occasion', 'Type', 'Price'])
      await expect(filters(page).getByRole('group', { name })).toBeVisible()
    await expect(filters(page).getByRole('spinbutton', { name: 'Minimum price' })).toHaveValue('0')
    await expect(filters(page).getByRole('spinbutton', { name: 'Maximum price' })).toHaveValue('60000')
    await expect(page.getByRole('combobox', { name: 'Sort' }).getByRole('option')).toHaveText([
      'Sort By',
      'Price: Low to High',
      'Price: High to Low',
    ])

    await expect(cards(page)).toHaveCount(10)
    await expect(caption(page)).toHaveText('Showing 10 of 33 variants')
    await expect(
      page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /^(Page )?4$/ }),
    ).toBeVisible()
    const lefts = await cards(page).evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    )
    expect(lefts).toBe(3)
    await expect(cards(page).first().locator('s')).toHaveText(/₹3,05,250/)
    await expect(cards(page).first()).toContainText('₹2,82,356')
    await expect(cards(page).first()).toContainText('7.5% off')
    const hearts = await main(page)
      .getByRole('button', { name: /wishlist$/ })
      .evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-label')))
    expect(new Set(hearts).size, 'each heart names its variant').toBe(10)
  },
)

test(
  'the name of a running sale leads to it, from a card and from the product',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/products')
    const toSale = page.getByRole('link', { name: 'Sale: Winter Wedding Edit' })
    const name = main(page).locator(toSale).first()
    const product = cards(page).filter({ has: toSale }).first().getByRole('heading').getByRole('link')
    await name.click()
    await expect(page).toHaveURL('/sales/sale-1')
    await page.goBack()
    await product.click()
    await expect(page).toHaveURL(/\/products\/prod-/)
    await name.click()
    await expect(page).toHaveURL('/sales/sale-1')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Winter Wedding Edit')
  },
)

test(
  'ended, upcoming and inactive sales say so and show the usual prices',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/aboutUs')
    for (const [id, words] of [
      ['sale-3', 'This sale ended on 9 Nov 2026.'],
      ['sale-2', 'This sale starts on 26 Dec 2026.'],
      ['sale-4', 'This sale is not active at the moment.'],
    ] as const) {
      await shop.go(`/sales/${id}`)
      await expect(main(page)).toContainText(`${words} Regular prices apply.`)
      await expect(cards(page).first()).toBeVisible()
      await expect(main(page).locator('s')).toHaveCount(0)
    }
  },
)
