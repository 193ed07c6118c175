import { useListProducts } from '#openapi/generated/client/products/products.ts'
import { useDroppedRows } from '#src/shared/api/dropped-rows.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DroppedRows } from './dropped-rows.tsx'

afterEach(leaveScreen)

function Products() {
  const { data } = useListProducts({ page: 1 })
  return (
    <>
      <h1 tabIndex={-1}>{data?.data.length} here</h1>
      <DroppedRows dropped={useDroppedRows()} />
    </>
  )
}

test('says that rows could not be shown; Retry asks again and keeps the focus on the page', async () => {
  let rows: unknown[] = [{ id: 'prod-1' }, null, {}]
  stubHost(() => ({ data: rows }))
  const { screen } = await renderScreen(
    <main>
      <Products />
    </main>,
    '/products',
  )
  await expect.element(screen.getByText('Some entries could not be shown.')).toBeVisible()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('1 here')
  rows = [{ id: 'prod-1' }, { id: 'prod-2' }]
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('heading')).toHaveTextContent('2 here')
  expect(screen.getByText(/could not be shown/).elements()).toEqual([])
  await expect.element(screen.getByRole('heading')).toHaveFocus()
})

function Offers() {
  const offers = useOffers()
  return (
    <>
      <h1 tabIndex={-1}>{offers.size} on offer</h1>
      <DroppedRows dropped={useDroppedRows()} />
    </>
  )
}

test('Retry asks again for rows of a call that another query builds on', async () => {
  const sale = { id: 'sale-1', name: 'Sale', start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z' }
  const product = { id: 'prod-1', name: 'Ring', base_price: 900 }
  let sales: unknown[] = [null]
  stubHost((call) =>
    call.endsWith('/sales')
      ? sales
      : { ...sale, sale_products: [{ product_id: 'prod-1', product, discount_percent: 5 }] },
  )
  const { screen } = await renderScreen(
    <main>
      <Offers />
    </main>,
  )
  await expect.element(screen.getByText('Some entries could not be shown.')).toBeVisible()
  sales = [sale]
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('heading')).toHaveTextContent('1 on offer')
  expect(screen.getByText(/could not be shown/).elements()).toEqual([])
})
