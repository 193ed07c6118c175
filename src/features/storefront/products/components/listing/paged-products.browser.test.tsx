import { Suspense } from 'react'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { useListing } from '#src/shared/shop/listing/use-listing.tsx'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { productList } from '../../list-kinds.ts'
import { PagedProducts } from './paged-products.tsx'

function Screen() {
  return <PagedProducts state={useListing(productList)} heart={() => null} action={() => null} />
}

afterEach(leaveScreen)

test('a host without pages, which sends five thousand products at once, is shown page by page', async () => {
  const data = Array.from({ length: 5000 }, (_, index) =>
    plainRing({ id: `prod-${index + 1}`, name: `Ring ${index + 1}` }),
  )
  const pagination = { page: 1, limit: 5000, total: 5000, totalPages: 1 }
  stubHost((call) =>
    call.includes('/products') ? { data, pagination } : { data: [], pagination: { ...pagination, total: 0 } },
  )
  const { screen } = await renderScreen(
    <Suspense>
      <Screen />
    </Suspense>,
    '/products?page=2',
  )
  await expect.element(screen.getByRole('heading', { name: 'Ring 13', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 12 of 12 variants')
  await expect.element(screen.getByRole('link', { name: 'Page 417' })).toBeVisible()
})
