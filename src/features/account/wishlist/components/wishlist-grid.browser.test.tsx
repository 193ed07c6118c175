import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { WishlistGrid } from './wishlist-grid.tsx'

afterEach(leaveScreen)

const entry: WishlistEntry = {
  product_id: 'prod-1',
  product: { id: 'prod-1', name: 'Aarohi Ring', price: 1200, images: [], variants: [] },
}

test('a wish in a running sale has its usual price, struck through, and the name of the sale', async () => {
  stubHost((call) => (call.endsWith('/sales') ? [runningSale('prod-1')] : runningSale('prod-1')))
  const { screen } = await renderScreen(<WishlistGrid entries={[entry]} action={() => null} />)
  const tile = screen.getByRole('listitem')
  await expect.element(tile.getByText('Winter Sale')).toBeVisible()
  await expect.element(tile.getByText('Before: ₹1,200Now: ₹1,080')).toBeVisible()
})
