import type { Locator, Page } from '@playwright/test'
import { areas as known } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { isThorough } from '../support/looks.ts'

const isOutlined = (element: Locator) => expect(element).toHaveCSS('outline-style', 'solid')
const isPlain = (element: Locator) => expect(element).toHaveCSS('outline-style', 'none')

test('a contrast theme shows what is chosen, where one is, and how far a slider reaches', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shop.open('/products/prod-1', { role: 'guest' })
  const main = page.getByRole('main')
  await isOutlined(main.locator('label', { hasText: /^Gold$/ }))
  await isPlain(main.locator('label', { hasText: /^Platinum$/ }))
  await isOutlined(main.getByRole('button', { name: 'Show picture 1 of 4' }))
  await isPlain(main.getByRole('button', { name: 'Show picture 2 of 4' }))
  await shop.go('/products')
  await isOutlined(page.getByRole('link', { name: 'Page 1', exact: true }))
  await expect(main.locator('[data-part=track]').first()).toHaveCSS('background-color', await highlightOf(page))
})

/** The colour of what is chosen in the contrast theme of the page. */
function highlightOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })
}

test('a contrast theme shows the dot of a chosen radio button', { tag: '@slow' }, async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shop.open('/checkout', { role: 'customer' })
  const chosen = page.getByRole('radio', { name: /Credit Card/ })
  await expect(chosen).toBeChecked()
  const dot = await chosen.evaluate((radio) => getComputedStyle(radio, '::after').backgroundColor)
  expect(dot).toBe(await highlightOf(page))
})

test(
  'a contrast theme shows the edges of dialogs and toasts, and the ring, also where the shop is dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await shop.open('/admin', { role: 'admin' })
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    const ring = page.getByRole('img', { name: /of orders completed/ })
    for (const text of await ring.locator('text').all()) await expect(text).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await shop.open('/account/address', { role: 'customer' })
    await page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveCSS('border-top-width', '1px')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('[data-toast]')).toHaveCSS('border-top-width', '1px')
  },
)

test('paper shows a product and an order without bars and buttons', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/products/prod-1', { role: 'customer' })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Customer Reviews' })).toBeHidden()
  await shop.go('/account/orders')
  await expect(main.getByText('Delivery address').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

const onPaper = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? [] : '@slow'
  test(`a product and an order are printed on one page each, ${colorScheme}`, { tag }, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme })
    await shop.open('/products/prod-1', { role: 'customer' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'About the Product' })).toBeVisible()
    expect(await onPaper(page)).toBe(1)

    await shop.go('/checkout')
    await page.getByRole('radio', { name: 'COD' }).check()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByRole('link', { name: 'See your order' }).click()
    await expect(main.getByRole('article').first()).toContainText('SUV-2026-0')
    expect(await onPaper(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText('14, Lake View Road').first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'See the collection' })).toBeHidden()
  })
}

/** What covers the focused element, if anything in a bar does. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused.closest('main') === null) return ''
    const { left, top, width, height } = focused.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, Math.max(1, top + Math.min(height, 24) / 2))
    // The drawn box of a hidden radio button is in its label.
    const isSeen =
      there !== null &&
      (focused.contains(there) || there.contains(focused) || there.closest('label')?.contains(focused))
    return isSeen ? '' : `${focused.outerHTML.slice(0, 120)} under ${there?.outerHTML.slice(0, 80)}`
  })

const headings = { ...known.guest, ...known.customer, ...known.admin }
const walks = {
  admin: ['/admin/products', '/admin/new-products', '/admin/new-sale'],
  // The others have the same bars.
  customer: ['/checkout', '/products/prod-1', ...(isThorough ? (['/account', '/account/orders'] as const) : [])],
} as const

for (const [width, height] of [
  [320, 256],
  [640, 360],
] as const) {
  for (const role of ['admin', 'customer'] as const) {
    test(
      `in a window of ${width} by ${height} no bar covers the focus of the ${role}`,
      // The larger window, and the other pages have the same bars.
      { tag: width === 320 && role === 'customer' ? [] : '@slow' },
      async ({ page, shop }) => {
        await page.setViewportSize({ width, height })
        for (const [index, path] of walks[role].entries()) {
          await (index === 0 ? shop.open(path, { role }) : shop.go(path))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path])
          // A changed form has a bar with Save, and asks before it is left.
          if (path === '/admin/new-sale') await page.getByRole('main').getByRole('textbox').first().fill('Diwali')
          const found = new Set<string>()
          for (const key of [...Array<string>(20).fill('Tab'), ...Array<string>(20).fill('Shift+Tab')]) {
            await page.keyboard.press(key)
            found.add(await covered(page))
          }
          expect(
            [...found].filter((one) => one !== ''),
            path,
          ).toEqual([])
        }
      },
    )
  }
}
