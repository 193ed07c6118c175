import type { Locator, Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, phone } from '../support/looks.ts'

const colours = [
  'Gold',
  'Silver',
  'Platinum',
  'Rose Gold',
  'White Gold',
  'Diamond',
  'Pearl',
  'Black',
  'Ruby',
  'Emerald',
  'Sapphire',
  'Solitare',
]
const results = (page: Page) => page.getByRole('region', { name: 'Products', exact: true })
const cards = (page: Page) => results(page).getByRole('list').first().getByRole('listitem')
const caption = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const pages = (page: Page) => page.getByRole('navigation', { name: /^Pages/ })
const side = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/** The numbers N and M of "Showing N of M variants". */
async function counts(page: Page): Promise<[shown: number, all: number]> {
  await expect(results(page), 'the list has followed').toHaveAttribute('aria-busy', 'false')
  await expect(caption(page)).toHaveText(/^Showing \d+ of \d+ variants$/)
  const [shown = 0, all = 0] = ((await caption(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  return [shown, all]
}

/** The options of a filter. */
const namesOf = (group: Locator) =>
  group.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.trim()))

/** Opens the last card and goes back. Returns the text of the first card. */
async function expectSamePlaceAfterBack(page: Page): Promise<string> {
  const firstOfTwo = (await cards(page).first().textContent()) ?? ''
  const target = cards(page).last()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  const depth = await page.evaluate(() => scrollY)
  expect(depth).toBeGreaterThan(200)
  await target.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/prod-\d+/)
  await expect(page.getByRole('heading', { name: 'About the Product' })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page).first()).toHaveText(firstOfTwo)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - depth)).toBeLessThan(40)
  await expect(sort(page)).toHaveValue('price-high-low')
  return firstOfTwo
}

test('Back and a reload restore list, page, filters and scroll position', async ({ page, shop }) => {
  await shop.open('/products?colour=Gold&colour=Pearl&max=55000&sort=price-high-low', { role: 'guest' })
  const [, all] = await counts(page)
  await pages(page).getByRole('link', { name: /2$/ }).first().click()
  await expect(pages(page).locator('[aria-current=page]')).toHaveText(/2/)
  const firstOfTwo = await expectSamePlaceAfterBack(page)

  const depth = await page.evaluate(() => scrollY)
  await page.reload()
  await expect(cards(page).first()).toHaveText(firstOfTwo)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - depth), 'the old place').toBeLessThan(5)
  await expect(side(page).getByRole('checkbox', { name: 'Pearl' })).toBeChecked()
  expect((await counts(page))[1]).toBe(all)
})

test(
  'a search term titles the list; without a match it says so and offers Clear filters',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/products?q=jhumka', { role: 'guest' })
    await counts(page)
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(/jhumka/i)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “jhumka”')
    await expect(page).toHaveTitle('Results for “jhumka” · Suvarnika')

    expect(calls.filter(({ to }) => to.endsWith('/products')).map(({ to, query }) => [to, query])).toEqual([
      ['GET /v1/search/products', { q: 'jhumka', page: '1', filters: '{}' }],
    ])

    await shop.go('/products?q=xylophone')
    await expect(page.getByText('No results found for “xylophone”')).toBeVisible()
    await page.getByRole('button', { name: 'Show all products' }).click()
    await expect(page).toHaveURL('/products')
    await counts(page)

    await shop.go('/products?page=99')
    await expect(page.getByText('There is no page 99')).toBeVisible()
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL('/products')
    await counts(page)

    await shop.go('/products?min=48500&max=48500')
    await expect(caption(page)).toHaveText('Showing 1 of 1 variants')

    await shop.go('/products?colour=Black&max=1000')
    await expect(cards(page)).toHaveCount(0)
    await expect(caption(page)).toHaveText('Showing 0 of 0 variants')
    // It fades in, with too little contrast until then.
    await expect(page.getByText('Nothing matches these filters').locator('..')).toHaveCSS('opacity', '1')
    expect(await shop.axe()).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/products$/)
    await expect(cards(page)).not.toHaveCount(0)
  },
)

test(
  'on a phone the filters open over the list; Escape, Back and the button with the count close them',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('/products', { role: 'guest' })
    await counts(page)
    const opener = page.getByRole('button', { name: /^Filters/ })
    const overlay = page.getByRole('dialog', { name: 'Filters' })
    await opener.click()
    await expect.poll(() => namesOf(overlay.getByRole('group', { name: 'Colour', exact: true }))).toEqual(colours)
    await expectGoodLooks(page, shop, 'the filters', phone)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await opener.click()
    await expect(overlay).toBeVisible()
    await page.goBack()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(/\/products$/)

    await opener.click()
    const show = overlay.getByRole('button', { name: /^Show \d+ variants?$/ })
    const before = (await show.textContent()) ?? ''
    await overlay.getByRole('checkbox', { name: 'Ruby' }).check()
    // The box changes a frame before the count.
    await expect(show).not.toHaveText(before)
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    await show.click()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(/\?colour=Ruby$/)
    await expect.poll(async () => (await counts(page))[1]).toBe(count)
  },
)

test(
  'a category and a collection show their loaded names and are paged in the browser',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/categories/cat-1', { role: 'guest' })
    const [shown, all] = await counts(page)
    expect(calls.filter(({ to }) => to.startsWith('GET /v1/categories/'))).toEqual([
      { to: 'GET /v1/categories/cat-1', query: {}, body: null, signed: false },
    ])
    const category = await page.evaluate(async () => {
      return (await (await fetch('/v1/categories/cat-1')).json()) as {
        name: string
        products: { variants: unknown[] }[]
      }
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    await expect(page.getByText('Jewelry Collection', { exact: true })).toBeVisible()
    for (const name of ['Colour', 'Material', 'Occasion', 'Type'])
      await expect(side(page).getByRole('group', { name, exact: true })).toBeVisible()
    expect(await namesOf(side(page).getByRole('group', { name: 'Colour', exact: true }))).toEqual(colours)
    expect([shown, all]).toEqual([12, category.products.flatMap(({ variants }) => variants).length])

    calls.length = 0
    await pages(page).getByRole('link', { name: /2$/ }).first().click()
    await expect(page).toHaveURL(/\/categories\/cat-1\?page=2$/)
    expect((await counts(page))[1]).toBe(all)
    expect(calls, 'no call for a page').toEqual([])

    await shop.go('/collections/col-4')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold Collection')
    await counts(page)
    expect(calls.some(({ to }) => to === 'GET /v1/collections/col-4')).toBe(true)
  },
)

test(
  'Back right after a choice undoes it in the boxes, the list and the caption',
  { tag: '@slow' },
  async ({ page, shop }) => {
    for (const path of ['/products?sort=price-low-high', '/sales/sale-1']) {
      await shop.open(path, { role: 'guest' })
      const before = await counts(page)
      const box = side(page).getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true })
      for (let turn = 0; turn < 8; turn += 1) {
        // Right after the address has changed, before React renders it.
        await box.evaluate((input: HTMLInputElement) => {
          const real = history.pushState.bind(history)
          history.pushState = (...entry) => {
            history.pushState = real
            real(...entry)
            history.back()
          }
          input.click()
        })
        await expect(page, path).toHaveURL(path)
        await expect(box, `${path}, press ${turn + 1}`).not.toBeChecked()
        expect(await counts(page), path).toEqual(before)
      }
    }
  },
)
