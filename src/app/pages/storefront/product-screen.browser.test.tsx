import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  await expect.poll(() => dismiss.query()).not.toBeNull()
  dismiss.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => document.querySelector('[data-toast]')).toBeNull()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await expect.element(quantity).toHaveAccessibleDescription(reason)
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(quantity).not.toHaveAccessibleDescription(reason)
})

const sides = ['gold', 'gold-side', 'platinum', 'platinum-side', 'platinum-hand', 'platinum-box', 'platinum-back']
const inTwoMetals = plainRing({
  images: sides.map((id, place) => ({
    id,
    image_url: `/media/products/${id}.avif`,
    is_primary: place === 0,
    display_order: place + 1,
  })),
  variants: [
    plainVariant({ id: 'gold-12', color: 'Gold', size: '12', image_url: '/media/products/gold.avif' }),
    plainVariant({ id: 'gold-14', color: 'Gold', size: '14', image_url: '/media/products/gold.avif' }),
    plainVariant({ id: 'platinum-12', color: 'Platinum', size: '12', image_url: '/media/products/platinum.avif' }),
  ],
})

/** The chosen variant and the picture that is shown, which large picture, thumbnail and counter must agree on. */
function shownPicture(): string {
  const gallery = document.querySelector('[aria-roledescription=carousel]')
  const [large, ...others] = gallery?.querySelectorAll('[aria-hidden=false] img') ?? []
  const marked = gallery?.querySelector('[aria-current=true] img')
  const place = [...(gallery?.querySelectorAll('[aria-current] img') ?? [])].findIndex((thumb) => thumb === marked)
  expect(others).toEqual([])
  expect(marked?.getAttribute('src')).toBe(large?.getAttribute('src'))
  expect(gallery?.querySelector('[role=status]')?.textContent).toBe(`${place + 1} of ${sides.length}`)
  const chosen = [...document.querySelectorAll('fieldset input:checked')]
  return `${chosen.map((radio) => radio.getAttribute('value')).join(' ')}: ${sides[place]}, ${large?.getAttribute('alt')}`
}

const shows = (text: string) => expect.poll(shownPicture).toBe(text)

test('a variant shows its picture, whether a press, a link or Back chose it, and leaves a view of itself', async () => {
  stubHost(() => new Promise<never>(() => undefined))
  const { screen, router } = await renderScreen(
    <ProductScreen product={readProduct(inTwoMetals)} />,
    '/products/prod-1',
  )
  await shows('Gold 12: gold, Aarohi Ring in Gold')
  await screen.getByRole('button', { name: 'Show picture 2 of 7' }).click()
  await screen.getByText('14', { exact: true }).click()
  await shows('Gold 14: gold-side, Aarohi Ring')
  await screen.getByText('Platinum', { exact: true }).click()
  await shows('Platinum 12: platinum, Aarohi Ring in Platinum')
  // The address follows a press after its frame, and only another press makes it follow at once.
  await expect.poll(() => router.state.location.search).toBe('?variant=platinum-12')
  await router.navigate('/products/prod-1?variant=gold-12')
  await shows('Gold 12: gold, Aarohi Ring in Gold')
  await screen.getByRole('button', { name: 'Show picture 4 of 7' }).click()
  await router.navigate(-1)
  await shows('Platinum 12: platinum-side, Aarohi Ring')
  await router.navigate('/products/prod-1')
  await shows('Gold 12: gold, Aarohi Ring in Gold')
  await router.navigate(-1)
  await shows('Platinum 12: platinum, Aarohi Ring in Platinum')
})

test('the thumbnail of the shown picture is in the row, also where the row is too short for all', async () => {
  stubHost(() => new Promise<never>(() => undefined))
  await page.viewport(390, 844)
  const { screen } = await renderScreen(<ProductScreen product={readProduct(inTwoMetals)} />, '/products/prod-1')
  const row = screen.getByRole('group', { name: 'Choose a picture' }).element()
  screen
    .getByRole('button', { name: 'Enlarge the picture' })
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await shows('Gold 12: platinum-back, Aarohi Ring')
  const marked = row.querySelector('[aria-current=true]')
  await expect
    .poll(() => (marked?.getBoundingClientRect().right ?? Infinity) - row.getBoundingClientRect().right)
    .toBeLessThanOrEqual(0)
})
