import { useGetSale } from '#openapi/generated/client/sales/sales.ts'
import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddProduct } from './add-product.tsx'
import { SaleList } from './sale-list.tsx'

afterEach(leaveScreen)

const sale: SaleWithProducts = {
  ...runningSale('prod-1'),
  name: 'Winter',
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

test('product and discount are required, at most 9.9999, and sent with 4 decimals', async () => {
  const sent: unknown[] = []
  stubHost((call, body) => {
    if (!call.startsWith('POST')) return found
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return sale
  })
  const { screen } = await renderScreen(<AddProduct sale={sale} />)
  const add = screen.getByRole('button', { name: 'Add Product' })
  const picker = screen.getByRole('combobox', { name: 'Product' })
  await userEvent.click(add)
  await expect.element(screen.getByText('Choose a product.')).toBeVisible()
  await expect.element(screen.getByText('Enter the discount in percent.')).toBeVisible()
  await expect.element(picker).toHaveFocus()
  await picker.fill('Payal')
  await expect.element(screen.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(picker).toHaveValue('Payal Anklet (ANK-1)')
  await screen.getByRole('spinbutton').fill('10')
  await userEvent.click(add)
  await expect.element(screen.getByText('The discount can be at most 9.9999 percent.')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('spinbutton').fill('7.5')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('“Payal Anklet” was added to the sale.')).toBeVisible()
  const addition = { productId: 'prod-9', discountPercent: '7.5000' }
  expect(sent).toEqual([['POST /v1/sales/sale-1/add-product', addition]])
})

test('a product of the sale is named as one', async () => {
  stubHost(() => found)
  const { screen } = await renderScreen(
    <AddProduct sale={{ ...sale, sale_products: runningSale('prod-9').sale_products }} />,
  )
  await screen.getByRole('combobox', { name: 'Product' }).fill('Payal')
  await expect.element(screen.getByRole('option').getByText('In the sale')).toBeVisible()
})

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
  await expect.element(discount).toHaveValue('7.5')
  await expect.element(screen.getByText('Please check: Discount Percent.')).toBeVisible()
})

test('an unreadable discount shows an error at the field, and nothing is sent', async () => {
  const { screen, add, posts } = await fillIn(() => Response.json(sale))
  await screen.getByRole('spinbutton').clear()
  await userEvent.type(screen.getByRole('spinbutton'), '12e')
  await userEvent.click(add)
  await expect.element(screen.getByText(/^This cannot be read as one number/)).toBeVisible()
  expect(posts()).toEqual([])
})

test('a discount typed while a product is being added leaves that product in its box', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { screen, add } = await fillIn(() => promise)
  await userEvent.click(add)
  await screen.getByRole('spinbutton').fill('8')
  resolve(Response.json(sale))
  await expect.element(screen.getByText('“Payal Anklet” was added to the sale.')).toBeVisible()
  await expect.element(screen.getByText(/not saved yet/)).toBeVisible()
  await expect.element(screen.getByRole('combobox')).toHaveValue('Payal Anklet (ANK-1)')
})

test('a product that is half added is there again after signing in again', async () => {
  const { screen: before } = await fillIn(() => new Response('{}', { status: 401 }))
  await before.unmount()
  stubHost((call) => (call === 'GET /v1/products/prod-9' ? (found.data[0] ?? null) : found))
  const { screen } = await renderScreen(<AddProduct sale={sale} />)
  await expect.element(screen.getByRole('combobox')).toHaveValue('Payal Anklet (ANK-1)')
  await expect.element(screen.getByLabelText('Discount Percent')).toHaveValue('7.5')
})

function OpenSale() {
  const { data } = useGetSale(sale.id)
  return data ? <AddProduct sale={data} /> : null
}

test('after a failure the sale is read again, since the product may have been added', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const calls = stubHost((call) => {
    if (call.startsWith('POST')) return Response.json({ message: 'Out of order.' }, { status: 500 })
    return call.includes('/search/') ? found : sale
  })
  const { screen } = await renderScreen(<OpenSale />)
  await screen.getByRole('combobox', { name: 'Product' }).fill('Payal')
  await userEvent.click(screen.getByRole('option'))
  await screen.getByRole('spinbutton').fill('7.5')
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }))
  await expect.element(screen.getByText('Out of order.')).toBeVisible()
  await expect.poll(() => calls.filter((call) => call === 'GET /v1/sales/sale-1')).toHaveLength(2)
})

test('a search of the list asks before it closes a product that is half added', { tags: 'slow' }, async () => {
  stubHost((call) => (call.endsWith('/sales') ? [sale, { ...sale, id: 'sale-2', name: 'Summer' }] : sale))
  const { screen } = await renderScreen(<SaleList />, '/admin/sales')
  await userEvent.click(screen.getByRole('button', { name: 'Products of Winter' }))
  await screen.getByRole('spinbutton').fill('7.5')
  await screen.getByRole('searchbox').fill('Summer')
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Stay' }))
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('7.5')
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Discard' }))
  await expect.element(screen.getByRole('spinbutton')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('Summer')
})
