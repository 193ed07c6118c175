import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NewProductsPage } from './new-products-page.tsx'

afterEach(leaveScreen)

test('after a copy was created a reload shows an empty form, with what was typed since', async () => {
  const ring = plainRing({ id: 'prod-1', SKU: 'R-1' })
  stubHost((call) => {
    if (call.startsWith('POST')) return Response.json({ ...ring, id: 'prod-2' }, { status: 201 })
    return call.endsWith('/products/prod-1') ? ring : { data: [], pagination: { page: 1, total: 0, totalPages: 0 } }
  })
  const { screen, router } = await renderScreen(<NewProductsPage />, '/admin/new-products?id=prod-1')
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue(ring.name)
  await userEvent.fill(screen.getByRole('textbox', { name: /^SKU/ }), 'R-2')
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await expect.element(screen.getByText('Product created successfully!')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await userEvent.fill(name, 'Another ring')
  const { pathname, search } = router.state.location
  await screen.unmount()
  const reloaded = await renderScreen(<NewProductsPage />, `${pathname}${search}`)
  await expect.element(reloaded.screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Another ring')
  await expect.element(reloaded.screen.getByRole('textbox', { name: /^SKU/ })).toHaveValue('')
})
