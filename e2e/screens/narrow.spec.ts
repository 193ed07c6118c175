import type { Page } from '@playwright/test'
import { areas } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 320, height: 640 } })

const screens = {
  guest: ['/products', '/products/prod-1', '/sales/sale-1'],
  customer: ['/account/address', '/account/personal-info', '/account/orders'],
  admin: ['/admin/products', '/admin/orders', '/admin/new-sale'],
} as const

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

for (const role of ['guest', 'customer', 'admin'] as const) {
  test(`at 320 px nothing is cut or broken on the screens of the ${role}`, async ({ page, shop }) => {
    const headings: Readonly<Record<string, string>> = areas[role]
    for (const [index, path] of screens[role].entries()) {
      await (index === 0 ? shop.open(path, { role }) : shop.go(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '')
      await shop.state()
      await expect(
        page
          .getByRole('main')
          .getByText(/^Loading/)
          .filter({ visible: true }),
      ).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => faults(page), { message: path }).toEqual([])
    }
  })
}
