import { useListProducts } from '#openapi/generated/client/products/products.ts'
import { useDroppedRows } from '#src/shared/api/dropped-rows.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/screen-fixture.tsx'
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

test('says how many rows could not be shown; Retry asks again and keeps the focus on the page', async () => {
  let rows: unknown[] = [{ id: 'prod-1' }, null, {}]
  stubHost(() => ({ data: rows }))
  const { screen } = await renderScreen(
    <main>
      <Products />
    </main>,
    '/products',
  )
  await expect.element(screen.getByText('2 products could not be shown.')).toBeVisible()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('1 here')
  rows = [{ id: 'prod-1' }, { id: 'prod-2' }]
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('heading')).toHaveTextContent('2 here')
  expect(screen.getByText(/could not be shown/).elements()).toEqual([])
  await expect.element(screen.getByRole('heading')).toHaveFocus()
})
