import type { Page } from '@playwright/test'
import { areas } from '../support/addresses.ts'
import { expect, type Shop, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Screens that one person can open in one visit. */
const screens = {
  admin: ['/admin/products', '/admin/orders', '/admin/new-sale', '/products', '/products/prod-1', '/sales/sale-1'],
  customer: ['/account/address', '/account/personal-info', '/account/orders'],
} as const
const headings: Readonly<Record<string, string>> = { ...areas.guest, ...areas.customer, ...areas.admin }

/** What a person on the narrowest phone would see cut, broken or out of line. */
const faults = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    for (const each of main.querySelectorAll('*')) {
      // Drawings have no text, and what is one pixel wide is only for screen readers.
      if (!(each instanceof HTMLElement) || each.clientWidth === 1) continue
      const { overflowX, textAlign, display } = getComputedStyle(each)
      const text = each.innerText.replaceAll('\n', ' ')
      if (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1 && each.childElementCount === 0)
        found.push(`cut: ${text}`)
      const column = each.closest('nav') === null && each.matches('li') ? each.parentElement : null
      if (column && each.getBoundingClientRect().right > column.getBoundingClientRect().right + 1)
        found.push(`out of its column: ${text}`)
      if (each instanceof HTMLSelectElement) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(each)
        const drawn = Object.assign(new OffscreenCanvas(1, 1).getContext('2d') ?? {}, {
          font,
        }) as OffscreenCanvasRenderingContext2D
        const chosen = each.selectedOptions[0]?.text ?? ''
        if (drawn.measureText(chosen).width > each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
          found.push(`cut: ${chosen}`)
      }
      if (each.matches('input[type=date]') && each.clientWidth < 140) found.push('a date behind its button')
      if (
        display === 'block' &&
        textAlign !== 'end' &&
        each.matches('[data-part=fact] > :last-child') &&
        /₹.*\.\d\d$/.test(text)
      )
        found.push(`not in line with the amount above: ${text}`)
      for (const node of each.childNodes) {
        if (!(node instanceof Text)) continue
        for (const { index, 0: word } of node.data.matchAll(/×\s+\d+|[^\s@/.]{2,14}(?=\s|$)/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`broken: ${word}`)
        }
      }
    }
    return found
  })

async function loaded(page: Page, shop: Shop): Promise<void> {
  await shop.state()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Loading/)
      .filter({ visible: true }),
  ).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

for (const role of ['admin', 'customer'] as const) {
  test(
    `at 320 px nothing is cut or broken on the screens of the ${role}${role === 'admin' ? ' and the guest' : ''}`,
    { tag: role === 'customer' ? '@slow' : [] },
    async ({ page, shop }) => {
      for (const [index, path] of screens[role].entries()) {
        await (index === 0 ? shop.open(path, { role }) : shop.go(path))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '')
        await loaded(page, shop)
        await expect.poll(() => faults(page), { message: path }).toEqual([])
      }
    },
  )
}

test(
  'on phones of usual widths nothing above a list of the back office is cut',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const lists = Object.entries(areas.admin).filter(([path]) => /^\/admin\/[a-z]+s$/.test(path))
    for (const [index, [path, heading]] of lists.entries()) {
      await (index === 0 ? shop.open(path, { role: 'admin' }) : shop.go(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await loaded(page, shop)
      for (const width of [360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => faults(page), { message: `${path} at ${width} px` }).toEqual([])
      }
    }
  },
)

/** The texts that people write, in the answers of the API. */
const written = ['name', 'description', 'SKU', 'brand', 'size', 'color', 'code', 'comment', 'review', 'reason']
const ofPeople = ['fullName', 'full_name', 'email', 'customer_email', 'landmark', 'city', 'state', 'country']

/** From the next load on each text that people write ends in a word of 60 letters. */
async function writeLongWords(page: Page): Promise<void> {
  await page.addInitScript(
    (keys) => {
      const real = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const answer = await real(input, init)
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
        if (!/^\/(v1|api)\//.test(pathname) || !answer.ok) return answer
        const text = JSON.stringify(await answer.json(), (key, value: unknown) =>
          keys.includes(key) && typeof value === 'string' ? `${value}${'w'.repeat(60)}` : value,
        )
        return new Response(text, { status: answer.status, headers: answer.headers })
      }
    },
    [...written, ...ofPeople],
  )
}

/** The screens of each role with their headings, also those that need an item. */
const all: Record<keyof typeof areas, Record<string, string>> = {
  guest: areas.guest,
  customer: { ...areas.customer, '/cart': 'Cart' },
  admin: {
    ...areas.admin,
    '/admin/update-category?id=cat-1': 'Update Category',
    '/admin/update-collection?id=col-1': 'Update Collection',
    '/admin/update-product?id=prod-1': 'Update Product',
    '/admin/update-product2?id=prod-1': 'Update Product',
    '/admin/update-product3?id=prod-1': 'Update Product',
  },
}

for (const role of ['guest', 'customer', 'admin'] as const) {
  test(
    `at 320 px words of 60 letters stay within the screens of the ${role}`,
    { tag: '@slow' },
    async ({ page, shop }) => {
      await writeLongWords(page)
      for (const [index, path] of Object.keys(all[role]).entries()) {
        await (index === 0 ? shop.open(path, { role }) : shop.go(path))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(all[role][path] ?? '')
        await loaded(page, shop)
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
          .toBeLessThanOrEqual(320)
      }
    },
  )
}
