import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddProduct } from './add-product.tsx'

afterEach(leaveScreen)

const sale: SaleWithProducts = {
  id: 'sale-1',
  name: 'Winter',
  description: '',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-31T00:00:00Z',
  is_active: true,
  thumbnail: null,
  sale_products: [],
}
const found = {
  data: [{ id: 'prod-9', name: 'Payal Anklet', SKU: 'ANK-1', base_price: 1000, images: [], variants: [] }],
  pagination: { currentPage: 1, pages: 1, total: 1 },
}

async function fillIn(answer: () => Response | Promise<Response>) {
  const calls = stubHost((call) => (call.startsWith('POST') ? answer() : found))
  const { screen } = await renderScreen(<AddProduct sale={sale} />)
  await screen.getByRole('combobox', { name: 'Product' }).fill('Payal')
  await userEvent.click(screen.getByRole('option'))
  await screen.getByRole('spinbutton').fill('7.5')
  const add = screen.getByRole('button', { name: 'Add Product' })
  return { screen, add, posts: () => calls.filter((call) => call.startsWith('POST')) }
}

test('a double click adds the product once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { screen, add, posts } = await fillIn(() => promise)
  await userEvent.dblClick(add)
  resolve(Response.json({ ...sale }))
  await expect.element(screen.getByText('“Payal Anklet” was added to the sale.')).toBeVisible()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
  expect(posts()).toHaveLength(1)
})

test('a refused discount shows its error at the field, and what was typed stays', async () => {
  const message = 'It is more than this shop allows.'
  const errors = [{ path: 'body.discountPercent', message }]
  const { screen, add } = await fillIn(() =>
    Response.json({ message: `${errors[0]?.path}: ${message}`, errors }, { status: 400 }),
  )
  await userEvent.click(add)
  const discount = screen.getByRole('spinbutton', { name: 'Discount Percent' })
  await expect.element(discount).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(discount).toHaveValue(7.5)
  await expect.element(screen.getByText('Please check: Discount Percent.')).toBeVisible()
})

test('an unreadable discount shows an error at the field, and nothing is sent', async () => {
  const { screen, add, posts } = await fillIn(() => Response.json(sale))
  await screen.getByRole('spinbutton').clear()
  await userEvent.type(screen.getByRole('spinbutton'), '12e')
  await userEvent.click(add)
  await expect.element(screen.getByText('This is not a number.')).toBeVisible()
  expect(posts()).toEqual([])
})
