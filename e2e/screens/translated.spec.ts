import type { Page } from '@playwright/test'
import { expect, Shop, test } from '../support/fixtures.ts'

/** Puts other text nodes, in two elements each, in the place of all that are there and come, as Chrome's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const left = 'font, script, style, svg, select, textarea'
    const replace = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
        if (text instanceof Text && text.data.trim() !== '') found.push(text)
      for (const text of found) {
        if (text.parentElement?.closest(left)) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        inner.textContent = text.data
        text.replaceWith(outer)
      }
    }
    replace(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replace)
    }).observe(document.body, { childList: true, subtree: true })
  })

const linesOf = (page: Page) => page.evaluate(() => document.body.innerText.split(/\s*\n\s*/))

/** The lines of either page that the other has not. */
async function difference(one: Page, other: Page): Promise<string[]> {
  const [ours, theirs] = await Promise.all([linesOf(one), linesOf(other)])
  return [...ours.filter((line) => !theirs.includes(line)), ...theirs.filter((line) => !ours.includes(line))]
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
const tick = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { name }).first().check()
const choose = (label: string, option: string) => (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: label }).selectOption(option)

interface Visit {
  path: string
  role: 'guest' | 'customer' | 'admin'
  /** What is done, and a text that the page has then. */
  acts: [act: (page: Page) => Promise<unknown>, text: string | RegExp][]
}

const visits: Visit[] = [
  {
    path: '/admin/products',
    role: 'admin',
    acts: [
      [tick(/Aarohi/), '1 product selected'],
      [tick(/Meenal/), '2 products selected'],
      [press('Next'), '11–20 of 64 products'],
      [choose('Stock', 'Low stock'), /1–10 of \d\d products/],
      [press('Price'), /1–10 of \d\d products/],
    ],
  },
  {
    path: '/cart',
    role: 'customer',
    acts: [
      [choose('Quantity of Sitara Star Pendant', '3'), '4 pieces, total ₹1,41,089'],
      [press('Remove'), 'Undo'],
      [(page) => page.getByRole('button', { name: 'Undo' }).click(), '4 pieces, total ₹1,41,089'],
    ],
  },
  {
    path: '/reviews',
    role: 'guest',
    acts: [
      [choose('Stars', '5 stars (63)'), 'Showing 12 of 63 reviews'],
      [(page) => page.getByRole('link', { name: 'Page 2' }).click(), 'Showing 12 of 63 reviews'],
    ],
  },
  {
    path: '/categories/cat-1',
    role: 'guest',
    acts: [
      [tick('Gold'), 'Colour: Gold'],
      [tick('Silver'), 'Colour: Silver'],
      [press('Remove Colour: Gold'), 'Colour: Silver'],
    ],
  },
  {
    path: '/products/prod-1',
    role: 'customer',
    acts: [
      [(page) => page.getByRole('radio', { name: 'Platinum' }).check({ force: true }), 'Colour: Platinum'],
      [press('One more'), 'Add to Cart'],
      [press('Add to Cart'), '2 item(s) added to your cart.'],
    ],
  },
  {
    path: '/account/orders',
    role: 'customer',
    acts: [
      [press('Track Order'), 'Where your order is'],
      [press('Cancel'), 'Cancel this order'],
      [press('Keep Order'), 'Order SUV-2026-S0001'],
    ],
  },
  {
    path: '/checkout',
    role: 'customer',
    acts: [
      [(page) => page.getByRole('radio', { name: 'COD' }).check({ force: true }), 'COD'],
      [press('Place Order'), 'Order Placed Successfully!'],
    ],
  },
  {
    path: '/admin/new-products',
    role: 'admin',
    acts: [
      [press('Add variant'), 'Variant 1 ·'],
      [press('Add variant'), 'Variant 2 ·'],
      [press('Remove variant 1'), 'Variant 1 ·'],
    ],
  },
]

for (const { path, role, acts } of visits) {
  test(`a translated page follows what is done at ${path}`, { tag: '@slow' }, async ({ page, shop, browser }) => {
    const twin = new Shop(await (await browser.newContext()).newPage())
    for (const each of [shop, twin]) await each.open(path, { role })
    await translate(page)
    for (const [act, text] of acts) {
      for (const each of [page, twin.page]) {
        await act(each)
        await expect(each.locator('body')).toContainText(text)
      }
      await expect.poll(() => difference(page, twin.page)).toEqual([])
    }
    await twin.page.context().close()
  })
}
