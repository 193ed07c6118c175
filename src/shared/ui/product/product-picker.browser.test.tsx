import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProductPicker } from './product-picker.tsx'

afterEach(leaveScreen)

test('what a search finds comes into view, also for a box at the bottom of the screen', async () => {
  const data = ['R-1', 'R-2', 'R-3'].map((id) => plainRing({ id, SKU: id }))
  stubHost(() => ({ data, pagination: { currentPage: 1, pages: 1, total: 3 } }))
  await page.viewport(390, 700)
  const { screen } = await renderScreen(
    <div style={{ paddingTop: 620 }}>
      <ProductPicker label="Product" chosen={null} onChoose={() => undefined} />
    </div>,
  )
  await userEvent.fill(screen.getByRole('combobox', { name: 'Product' }), 'ring')
  const last = screen.getByRole('option').last()
  await expect.element(last).toBeVisible()
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})
