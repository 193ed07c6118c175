import { useGetSale } from '#openapi/generated/client/sales/sales.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SaleProductRow } from './sale-product-row.tsx'

afterEach(leaveScreen)

const entry: SaleProduct = {
  product_id: 'prod-1',
  discount_percent: 5,
  discount_amount: 0,
  product: plainRing(),
}

test('a double click on Remove sends one call, and its dialog stays until the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = stubHost((call) => (call.startsWith('DELETE') ? promise : null))
  const { screen } = await renderScreen(<SaleProductRow saleId="sale-1" entry={entry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aarohi Ring' }))
  const dialog = screen.getByRole('alertdialog')
  const remove = dialog.getByRole('button', { name: 'Remove' }).element()
  for (const _ of [1, 2]) remove.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  resolve(new Response(null, { status: 204 }))
  await expect.element(screen.getByText('“Aarohi Ring” was removed from the sale.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
})

test.each([
  ['in percent can be undone', entry, 1],
  [
    'in rupees cannot, since the call only takes a percentage',
    { ...entry, discount_percent: 0, discount_amount: 9 },
    0,
  ],
])('the removal of a discount %s', async (_, removed, undos) => {
  stubHost((call) => (call.startsWith('DELETE') ? new Response(null, { status: 204 }) : null))
  const { screen } = await renderScreen(<SaleProductRow saleId="sale-1" entry={removed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aarohi Ring' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect.element(screen.getByText('“Aarohi Ring” was removed from the sale.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(undos)
})

test('removing a product asks first; Undo puts it back with 4 decimals', async () => {
  const sent: unknown[] = []
  stubHost((call, body) => {
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : null])
    return call.startsWith('DELETE') ? new Response(null, { status: 204 }) : {}
  })
  const { screen } = await renderScreen(<SaleProductRow saleId="sale-1" entry={entry} />)
  await expect.element(screen.getByText('5% off')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aarohi Ring' }))
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('Are you sure you want to remove this product?')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(screen.getByText('“Aarohi Ring” is back in the sale.')).toBeVisible()
  expect(sent).toEqual([
    ['DELETE /v1/sales/sale-1/remove-product/prod-1', null],
    ['POST /v1/sales/sale-1/add-product', { productId: 'prod-1', discountPercent: '5.0000' }],
  ])
})

function OpenSale() {
  useGetSale('sale-1')
  return <SaleProductRow saleId="sale-1" entry={entry} />
}

test.each([
  [500, 'alertdialog', 'Failed to remove product.'],
  // Somebody else removed it first.
  [404, 'status', '“Aarohi Ring” was removed from the sale.'],
] as const)('after status %i the %s says “%s”, and the sale is read again', async (status, role, text) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const calls = stubHost((call) => (call.startsWith('DELETE') ? Response.json({ message: 'No.' }, { status }) : null))
  const { screen } = await renderScreen(<OpenSale />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aarohi Ring' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect.element(screen.getByRole(role).getByText(text)).toBeVisible()
  await expect.poll(() => calls.filter((call) => call === 'GET /v1/sales/sale-1')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
  expect(logged.mock.calls).toHaveLength(status === 500 ? 1 : 0)
})
