import { expect, test } from '../support/fixtures.ts'

test(
  'a ring is found by filter and sort, the list can be shared, and Back returns to the same place',
  { tag: '@slow' },
  async ({ page, shop, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('/categories/cat-1', { role: 'guest' })
    const main = page.getByRole('main')
    const caption = main.getByRole('status').filter({ hasText: /^Showing/ })
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rings')
    await main.getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true }).check()
    await main.getByRole('combobox', { name: 'Sort' }).selectOption('Price: High to Low')
    await expect(page).toHaveURL('/categories/cat-1?colour=Gold&sort=price-high-low')
    const other = await context.newPage()
    await other.goto(page.url())
    const there = other.getByRole('main')
    const theirCaption = there.getByRole('status').filter({ hasText: /^Showing/ })
    await expect(theirCaption).toBeVisible()
    const shown = (await theirCaption.textContent()) ?? ''
    const names = await there.getByRole('article').getByRole('heading').allTextContents()
    await expect(caption, 'the list has followed').toHaveText(shown)
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(names)
    await other.close()

    const last = main.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(100)
    await last.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/.+\?variant=/)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/categories/cat-1?colour=Gold&sort=price-high-low')
    await expect(caption).toHaveText(shown)
    await expect(
      main.getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true }),
    ).toBeChecked()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5)
  },
)
