import type { Locator, Page } from '@playwright/test'
import { expect, Shop, test } from '../support/fixtures.ts'
import { sizes } from '../support/looks.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Shop kit' })

async function openPanel(page: Page, tab?: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Shop kit' }).click()
  const panel = panelOf(page)
  if (tab) await panel.getByRole('tab', { name: tab }).click()
  return panel
}

const review = () =>
  fetch('/v1/reviews', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` },
    body: JSON.stringify({ productId: 'prod-60', rating: 5, comment: 'A small wonder.' }),
  }).then(({ status }) => status)

const profile = () =>
  fetch('/v1/users/me', { headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } }).then(
    ({ status }) => status,
  )

const firstProduct = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').first()

test('role, clock and scenario apply at once and survive a reload', async ({ page, shop }) => {
  await shop.open('/cart', { role: 'guest' })
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Freeze' }).click()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect(panel.getByText(/Tue, 17 Nov 2026, 10:/)).toBeVisible()
  await panel.getByRole('button', { name: 'Customer' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toHaveCount(0)
  await panel.getByRole('checkbox', { name: /new-customer/ }).check()
  await panel.getByRole('button', { name: 'Start this shop' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  expect(await page.evaluate(profile), 'the session is valid in the new shop').toBe(200)

  await page.reload()
  await expect(panel.getByText(/Tue, 17 Nov 2026, 10:/)).toBeVisible()
  await expect(panel.getByText('frozen')).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: /new-customer/ })).toBeChecked()
})

test(
  'a copied link opens the same screen in the same state elsewhere, and Reset undoes the changes',
  { tag: '@slow' },
  async ({ page, shop, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.open('/products/prod-60', { role: 'customer' })
    const seeded = await shop.state()
    expect(await page.evaluate(review)).toBe(201)
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Copy link' }).click()
    await expect(panel.getByText('Copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const changed = await shop.state()

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    expect((await new Shop(other).state()).hash).toBe(changed.hash)
    expect(new URL(other.url()).search).toBe('')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      await page.getByRole('heading', { level: 1 }).innerText(),
    )
    await expect(other.getByRole('link', { name: 'Profile' })).toBeVisible()
    await elsewhere.close()

    await panel.getByRole('button', { name: 'Reset' }).click()
    await expect(panel.getByText(seeded.hash)).toBeVisible()
  },
)

test.describe('Faults and Requests', () => {
  test.use({ expectedConsole: /status of 503|A part of the page failed|listCategories|Failed to load/ })

  test(
    'a planted fault hits the next call and is logged with its path; removing it lets the screen recover',
    { tag: '@slow' },
    async ({ page, shop }) => {
      await shop.open('/products')
      const panel = await openPanel(page, 'Faults')
      await panel.getByLabel('Operation').selectOption('listProducts')
      await panel.getByLabel('What happens').selectOption('list-as-object')
      await panel.getByLabel('Probability, %').fill('250')
      await panel.getByRole('button', { name: 'Plant' }).click()
      await expect(panel.getByLabel('Probability, %')).toBeFocused()
      await expect(panel.getByText(/^No fault is planted/)).toBeVisible()
      await panel.getByLabel('Probability, %').fill('100')
      await panel.getByRole('button', { name: 'Plant' }).click()
      await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()

      await panel.getByRole('tab', { name: 'Requests' }).click()
      const row = panel.getByRole('row', { name: /GET listProducts 200 .*mock .*broken/ }).first()
      await row.getByRole('button').click()
      await expect(panel.getByRole('list', { name: /breaks the contract/ })).toContainText(/body\.\w+/)
      await expect(panel.getByRole('button', { name: 'Copy as curl' })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Copy as exchange' })).toBeVisible()
      await panel.getByLabel('Filter').fill('listCollections')
      await expect(panel.getByRole('row', { name: /listProducts/ })).toHaveCount(0)
      await panel.getByLabel('Filter').fill('')
      await panel.getByRole('button', { name: 'Pause' }).click()
      const paused = await panel.getByRole('row').count()

      await panel.getByRole('tab', { name: 'Faults' }).click()
      await panel.getByRole('button', { name: 'Remove all' }).click()
      await expect(firstProduct(page)).toBeVisible()
      await panel.getByRole('tab', { name: 'Requests' }).click()
      expect(await panel.getByRole('row').count()).toBeGreaterThan(paused - 2)
      await panel.getByRole('button', { name: 'Clear' }).click()
      await expect(panel.getByText('0 calls')).toBeVisible()
    },
  )
})

test(
  'Database: an edited record is checked against its schema, shows in all tabs at once, and can be exported and imported',
  { tag: '@slow' },
  async ({ page, shop, context }) => {
    await shop.open('/products/prod-1')
    const second = await context.newPage()
    // So busy that its backend starts only at the first interaction.
    await second.addInitScript(() => (window.requestIdleCallback = () => 0))
    await new Shop(second).open('/products/prod-1')
    const panel = await openPanel(page, 'Database')
    const seeded = await shop.state()
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Export' }).click()
    const file = await (await download).path()

    await panel.getByLabel('Search').fill('prod-1')
    await panel.getByRole('button', { name: 'Edit prod-1', exact: true }).click()
    await panel.getByLabel('base_price').fill('cheap')
    await panel.getByLabel('category_id', { exact: true }).fill('cat-99')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByLabel('base_price')).toHaveAccessibleDescription('Must be a number.')
    await expect(panel.getByLabel('base_price')).toBeFocused()
    await panel.getByLabel('base_price').fill('50000')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByLabel('category_id', { exact: true })).toHaveAccessibleDescription(
      'There is no "cat-99" in categories.',
    )
    await panel.getByLabel('category_id', { exact: true }).fill('cat-1')
    await panel.getByLabel('name', { exact: true }).fill('The Founder’s Ring')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Founder’s Ring' })).toBeVisible()
    // A browser may report the first move of all without movement, as for a pointer at rest.
    await second.mouse.move(9, 9)
    await second.mouse.move(19, 19)
    await expect(second.getByRole('heading', { level: 1, name: 'The Founder’s Ring' })).toBeVisible()

    await panel.getByLabel('Collection').selectOption('coupons')
    const count = await panel.getByRole('row').count()
    await panel.getByRole('button', { name: 'Add' }).click()
    await panel.getByLabel('code').fill('KIT-ADDED')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByRole('row')).toHaveCount(count + 1)
    await panel
      .getByRole('row', { name: /KIT-ADDED/ })
      .getByRole('button')
      .click()
    await panel.getByRole('button', { name: 'Delete' }).click()
    await expect(panel.getByRole('row')).toHaveCount(count)

    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear shop') }
    await panel.getByLabel('File to import').setInputFiles(letter)
    await expect(panel.getByRole('alert')).toHaveText(/^This is not an export of these tables/)
    await panel.getByLabel('File to import').setInputFiles(file)
    for (const tab of [page, second])
      await expect(tab.getByRole('heading', { level: 1, name: 'The Founder’s Ring' })).toHaveCount(0)
    expect((await shop.state()).hash).toBe(seeded.hash)
  },
)

test('Stories: each opens its screen', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/')
  const panel = await openPanel(page, 'Stories')
  await expect(panel.getByRole('link')).toHaveText([
    'The last ring',
    'A sale ends at midnight',
    'The network on a train',
    'The first day of an empty shop',
    'A session ends in the middle of checkout',
    'Ten thousand products',
  ])
  const { height = 0 } = (await panel.getByRole('link').first().boundingBox()) ?? {}
  expect(height, 'enough for a thumb').toBeGreaterThanOrEqual(24)
  await panel.getByRole('link', { name: 'The last ring' }).click()
  await expect(page.getByRole('main').getByText('Only 1 left').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(panel, 'folds, since it would lie over Add to Cart').toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shop kit' })).toBeVisible()
})

test('a sale ends on its page as soon as the clock is moved past its end', { tag: '@slow' }, async ({ page, shop }) => {
  // A minute of this clock never begins by itself.
  await page.clock.setFixedTime(new Date())
  await shop.open('/sales/sale-1')
  await shop.state()
  const panel = await openPanel(page, 'State')
  await panel.getByLabel('Date and time in India').fill('2027-01-02T10:00')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('This sale ended on')
})

test(
  'Undo brings back what a reset or a story has dropped, until something else is changed',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/products/prod-60', { role: 'customer' })
    await page.getByRole('main').getByRole('textbox', { name: 'Your review' }).fill('So far')
    expect(await page.evaluate(review)).toBe(201)
    const changed = await shop.state()
    const panel = await openPanel(page)
    const undo = panel.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveCount(0)
    await panel.getByRole('button', { name: 'Reset' }).click()
    await undo.click()
    await expect(panel.getByText(changed.hash)).toBeVisible()
    await expect(panel).toBeFocused()
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Your review' })).toHaveValue('So far')

    await panel.getByRole('tab', { name: 'Stories' }).click()
    await panel.getByRole('link', { name: 'The first day of an empty shop' }).click()
    await expect(page).toHaveURL('/admin')
    await openPanel(page, 'State')
    await undo.click()
    await expect(panel.getByText(changed.hash)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('customer@shop.test')

    await panel.getByRole('button', { name: 'Reset' }).click()
    await expect(undo).toBeVisible()
    expect(await page.evaluate(review)).toBe(201)
    await expect(undo).toHaveCount(0)
  },
)

test(
  'Requests says that the data of a prerendered page came without a call',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/products')
    await expect((await openPanel(page, 'Requests')).getByText('came with its HTML')).toBeVisible()
  },
)

test(
  'keyboard only: the panel is opened, navigated, closed, hidden and moved',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/aboutUs')
    const button = page.getByRole('button', { name: 'Shop kit' })
    const panel = panelOf(page)
    // The panel loads after the page.
    await expect(button).toBeVisible()
    await page.keyboard.press('Alt+Shift+K')
    await expect(panel).toBeFocused()
    for (const name of ['Wide', 'Hide', 'Close']) {
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('button', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('tab', { name: 'State' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(panel.getByRole('tab', { name: 'Stories' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()

    const before = await button.boundingBox()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const moved = await button.boundingBox()
    expect(moved?.x).toBe(0)
    expect(moved?.y).toBeLessThan(before?.y ?? 0)
    await page.reload()
    expect(await button.boundingBox()).toEqual(moved)

    await page.keyboard.press('Alt+Shift+K')
    await page.keyboard.press('Alt+Shift+K')
    await expect(panel).toHaveCount(0)
    await expect(button, 'nothing is left of it').toHaveCount(0)
    await page.keyboard.press('Alt+Shift+K')
    await expect(panel.getByRole('tab', { name: 'Stories' })).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'Alt+Shift+K opens the panel also if it is pressed before any script has loaded',
  { tag: '@slow' },
  async ({ page }) => {
    const mayLoad = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await mayLoad.promise
      await route.continue()
    })
    await page.goto('/aboutUs', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Alt+Shift+K')
    mayLoad.resolve()
    await expect(panelOf(page)).toBeFocused()
  },
)

test('every tab is accessible, light and dark, on a phone and a desk', { tag: '@slow' }, async ({ page, shop }) => {
  // Fifteen accessibility checks.
  test.slow()
  // A page that makes calls, so that the list of requests has rows.
  await shop.open('/products?q=ring')
  const panel = await openPanel(page)
  for (const tab of ['State', 'Requests', 'Faults', 'Database', 'Stories']) {
    const body = panel.getByRole('tabpanel')
    await body.evaluate((element) => element.scrollTo(0, 100))
    await panel.getByRole('tab', { name: tab }).click()
    if (tab === 'Faults') expect(await body.evaluate((element) => element.scrollTop), 'begins at its top').toBe(0)
    if (tab === 'Requests') await panel.getByRole('row').getByRole('button').first().click()
    if (tab === 'Database') await panel.getByRole('button', { name: 'Edit prod-1', exact: true }).click()
    await page.emulateMedia({ colorScheme: 'light' })
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await shop.axe({ of: 'shop-kit' }), `${tab} at ${size.width} px`).toEqual([])
      const box = await panel.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= size.width, `${tab} at ${size.width} px: in the window`).toBe(
        true,
      )
    }
    // The colours are the same at both sizes.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await shop.contrast({ of: 'shop-kit' }), `${tab}, dark`).toEqual([])
  }
  await panel.getByRole('button', { name: 'Hide' }).click()
  const tab = page.getByRole('button', { name: 'Shop kit' })
  await expect(tab).toHaveCount(0)
  await page.reload()
  await expect(tab, 'a phone has no keys to bring it back').toBeVisible()
})
