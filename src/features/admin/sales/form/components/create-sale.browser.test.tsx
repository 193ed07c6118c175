import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreateSale } from './create-sale.tsx'

afterEach(leaveScreen)

test.each([{ status: 'success' }, {}])('an answer of %j is a success, named by what was sent', async (answer) => {
  stubHost(() => answer)
  const { screen } = await renderScreen(<CreateSale />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('New Year')
  await screen.getByLabelText('Start Date').fill('2026-12-01')
  await screen.getByLabelText('End Date').fill('2026-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'Create sale' }))
  await expect.element(screen.getByText('Sale created successfully!')).toBeVisible()
  await expect.element(screen.getByText('New Year', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All sales' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it in the shop' }).elements()).toEqual([])
})

test('a discount above the cap is refused, not lowered; then the sale is sent, and the form is empty', async () => {
  const sent: unknown[] = []
  const ring = plainRing({ base_price: 48_500 })
  stubHost((call, body) => {
    if (call.endsWith('/products/prod-1')) return ring
    if (!call.startsWith('POST')) return { data: [ring], pagination: { currentPage: 1, pages: 1, total: 1 } }
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return { id: 'sale-9' }
  })
  const { screen } = await renderScreen(<CreateSale />)
  await expect.element(screen.getByLabelText('Active')).toBeChecked()
  await screen.getByRole('textbox', { name: 'Name' }).fill('New Year')
  await screen.getByLabelText('Start Date').fill('2027-01-01')
  await screen.getByLabelText('End Date').fill('2027-01-08')
  await screen.getByRole('combobox', { name: 'Add a product' }).fill('SUV-RNG-1')
  await userEvent.click(screen.getByRole('option'))
  const row = screen.getByRole('listitem', { name: ring.name })
  const percent = row.getByLabelText('Discount Percent')
  const amount = row.getByLabelText('Discount Amount')
  await expect.element(percent).toHaveFocus()
  for (const field of [percent, amount]) {
    await expect.element(field).toHaveAttribute('max', '9.9999')
    await expect.element(field).toHaveAttribute('step', '0.0001')
  }
  await percent.fill('10')
  await amount.fill('9.99991')
  const send = screen.getByRole('button', { name: 'Create sale' })
  await userEvent.click(send)
  await expect.element(percent).toHaveAccessibleDescription('At most 9.9999')
  await expect.element(percent).toHaveValue('10')
  await expect.element(percent).toHaveFocus()
  expect(sent).toEqual([])

  await percent.fill('9.9999')
  await amount.fill('')
  await expect.element(row.getByText('₹43,650.05')).toBeVisible()
  await userEvent.click(send)
  await expect.element(screen.getByText('Sale created successfully!')).toBeVisible()
  const days = { start_date: '2026-12-31T18:30:00.000Z', end_date: '2027-01-08T18:29:59.000Z' }
  const products = [{ product_id: 'prod-1', discount_percent: 9.9999, discount_amount: 0 }]
  expect(sent).toMatchObject([['POST /v1/sales', { name: 'New Year', ...days, is_active: true, products }]])
  for (const label of ['Name', 'Start Date', 'End Date'])
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveValue('')
  await expect.element(row).not.toBeInTheDocument()
})
