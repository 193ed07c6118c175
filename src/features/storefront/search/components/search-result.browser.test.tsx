import { readProduct } from '#src/shared/shop/product.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SearchResult } from './search-result.tsx'

afterEach(leaveScreen)

/** In how many lines a word of the first paragraphs stands. */
function linesOf(word: string): number {
  for (const { firstChild } of document.querySelectorAll('[role=option] p')) {
    const at = firstChild instanceof Text ? firstChild.data.indexOf(word) : -1
    if (firstChild === null || at === -1) continue
    const range = document.createRange()
    range.setStart(firstChild, at)
    range.setEnd(firstChild, at + word.length)
    return range.getClientRects().length
  }
  return 0
}

const option = { id: 'result', role: 'option', 'aria-selected': false, onMouseDown: () => undefined } as const

test('a product in a category without a name has its brand below its name', async () => {
  stubHost(() => [])
  const category = { id: 'cat-1', name: '' }
  const product = readProduct({ id: 'prod-1', name: 'Aarohi Ring', category, brand: 'Suvarnika' })
  const { screen } = await renderScreen(
    <div role="listbox">
      <SearchResult option={option} product={product} onGone={() => undefined} />
    </div>,
  )
  await expect.element(screen.getByText('Suvarnika')).toBeVisible()
})

test.each([320, 390])('at %i px the prices of a sale leave the name its room', async (width) => {
  await page.viewport(width, 844)
  const sale = { ...runningSale('prod-1'), name: 'Winter Wedding Edit' }
  stubHost((call) => (call.endsWith('/sales') ? [sale] : sale))
  const product = readProduct({ id: 'prod-1', name: 'Rajeshwari Choker in Emerald', base_price: 305_250 })
  const { screen } = await renderScreen(
    <div role="listbox" style={{ width: width - 42 }}>
      <SearchResult option={option} product={product} onGone={() => undefined} />
    </div>,
  )
  await expect.element(screen.getByText('₹2,74,725')).toBeVisible()
  await document.fonts.ready
  for (const text of ['Rajeshwari Choker in Emerald', 'Winter Wedding Edit']) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = screen.getByText(text, { exact: true }).element()
    expect([scrollHeight - clientHeight, scrollWidth - clientWidth], text).toEqual([0, 0])
    for (const word of text.split(' ')) expect(linesOf(word), `${word} is whole`).toBe(1)
  }
})
