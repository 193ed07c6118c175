import { useDroppedRows } from '#src/shared/api/dropped-rows.ts'
import { useListProducts } from '#openapi/generated/client/products/products.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { reserveBottom } from '#src/shared/ui/toast/reserve-bottom.ts'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DataNotices } from './data-notices.tsx'

afterEach(leaveScreen)

/** A long screen with a bar at the bottom of the window, such as Add to Cart on phones. */
function ScreenWithBar() {
  useListProducts({ page: 1 })
  useEffect(reserveBottom, [])
  return (
    <>
      <main style={{ height: 3000 }} />
      <div style={{ position: 'sticky', bottom: 0, height: '4.75rem', zIndex: 99999 }}>Add to Cart</div>
      <DataNotices dropped={useDroppedRows()} />
    </>
  )
}

test('what is said about the data stands above a bar at the bottom of the window', async () => {
  stubHost(() => ({ data: [null] }))
  const { screen } = await renderScreen(<ScreenWithBar />)
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  const { bottom } = retry.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(screen.getByText('Add to Cart').element().getBoundingClientRect().top)
})
