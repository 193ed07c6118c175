import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import type { Product } from '#openapi/generated/model/product.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProductPicker } from './product-picker.tsx'

afterEach(leaveScreen)

function Picker() {
  const [chosen, setChosen] = useState<Product | null>(plainRing({ name: 'Aarohi Ring', SKU: 'R-1' }))
  return <ProductPicker label="Product" chosen={chosen} onChoose={setChosen} />
}

test.each([
  ['typed', '{Control>}a{/Control}Jhilmil', 'Jhilmil'],
  ['typed that begins alike', '{Control>}a{/Control}Aabha', 'Aabha'],
  ['added', '{End}R-2', 'R-2'],
  ['taken away', '{End}{Backspace}', ''],
])('what is %s over a chosen product begins a new search', async (_how, keys, searched) => {
  stubHost(() => ({ data: [], pagination: { currentPage: 1, pages: 1, total: 0 } }))
  const { screen } = await renderScreen(<Picker />)
  const box = screen.getByRole('combobox', { name: 'Product' })
  await expect.element(box).toHaveValue('Aarohi Ring (R-1)')
  await box.click()
  await userEvent.keyboard(keys)
  await expect.element(box).toHaveValue(searched)
})

test('a text that is pasted over a chosen product begins a new search', async () => {
  stubHost(() => ({ data: [], pagination: { currentPage: 1, pages: 1, total: 0 } }))
  const { screen } = await renderScreen(<Picker />)
  const box = screen.getByRole('combobox', { name: 'Product' })
  await userEvent.fill(box, 'SUV-RNG-0002')
  await expect.element(box).toHaveValue('SUV-RNG-0002')
})

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
