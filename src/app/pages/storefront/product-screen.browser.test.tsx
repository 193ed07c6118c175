import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { ProductScreen } from './product-screen.tsx'

afterEach(leaveScreen)

test('a refusal before the cart has loaded stays beside the quantity, with its reason and what helps', async () => {
  const variants = [plainVariant({ id: 'var-1' }, 9)]
  stubHost((call) => {
    if (call.startsWith('POST')) return Response.json({ message: 'Only 2 of Ring are left.' }, { status: 409 })
    // The cart never arrives.
    return call === 'GET /v1/cart' ? new Promise<never>(() => undefined) : { data: [] }
  })
  const product = readProduct(plainRing({ variants }))
  const { screen } = await renderScreen(<ProductScreen product={product} />, '/products/prod-1', asha)
  await screen.getByRole('button', { name: 'Add to Cart' }).first().click()
  const reason = 'Only 2 of Ring are left. Choose fewer, or another piece; your cart shows what it holds.'
  await expect.poll(() => document.querySelector('[data-toast]')).not.toBeNull()
  await expect.poll(() => document.querySelector('[data-toast]')).toBeNull()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await expect.element(quantity).toHaveAccessibleDescription(reason)
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(quantity).not.toHaveAccessibleDescription(reason)
})
