import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
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

const others = [2, 3, 4, 5, 6].map((id) => plainRing({ id: `prod-${id}`, name: `Ring ${id}` }))
const inCategory = plainRing({
  ...inTwoMetals,
  description: 'A ring of two halves.',
  category_id: 'cat-1',
  category: { id: 'cat-1', name: 'Rings' },
  variants: inTwoMetals.variants.map((each) => ({ ...each, price_modifier: each.color === 'Platinum' ? 500.5 : 0 })),
})

/** The page of this ring, in a shop that notes what it is sent. */
async function openInShop(answerWish: () => object | Promise<object> = () => new Response(null, { status: 204 })) {
  const sent: [call: string, body: unknown][] = []
  const calls = stubHost((call, body, isSigned) => {
    if (call === 'GET /v1/cart') return { data: { items: [] } }
    if (call === 'GET /v1/categories/cat-1')
      return { id: 'cat-1', name: 'Rings', products: [inCategory, ...others], isSigned }
    if (call.startsWith('GET /v1/reviews')) return { data: { reviews: [] }, pagination: { total: 0, totalPages: 0 } }
    if (call.startsWith('GET')) return []
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : body])
    return call === 'POST /v1/wishlist' ? answerWish() : { data: { items: [] } }
  })
  const element = <ProductScreen product={readProduct(inCategory)} />
  const { screen } = await renderScreen(<main>{element}</main>, '/products/prod-1', asha)
  return { screen, sent, calls, section: (name: string) => screen.getByRole('region', { name, exact: true }) }
}

const hrefs = (found: Locator) => found.elements().map((link) => link.getAttribute('href'))

test('a product shows pictures, variants, a price with two decimals, details and related products', async () => {
  const { screen, calls, section } = await openInShop()
  const status = screen.getByRole('status', { name: 'Price and stock' })
  await expect.element(status).toMatchTextContent('₹1,000.00')
  await shows('Gold 12: gold, Aarohi Ring in Gold')
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(crumbs).toMatchTextContent(/Home.*Rings.*Aarohi Ring/)
  expect(hrefs(crumbs.getByRole('link'))).toEqual(['/', '/categories/cat-1'])
  const told = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}') as object
  const offers = { price: 1000, priceCurrency: 'INR', availability: 'https://schema.org/InStock' }
  expect(told).toMatchObject({ '@type': 'Product', name: 'Aarohi Ring', sku: 'SUV-RNG-1', offers })

  await screen.getByText('Platinum', { exact: true }).click()
  await expect.element(status).toMatchTextContent('₹1,500.50')
  await expect.element(screen.getByRole('row').filter({ hasText: 'SKU' })).toMatchTextContent('SUV-RNG-1')
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.element(section('About the Product')).toMatchTextContent('A ring of two halves.')
  expect(section('About the Product').element().querySelectorAll('img')).toHaveLength(2)
  const similar = section('You Might Also Like').getByRole('listitem').getByRole('heading').getByRole('link')
  await expect.poll(() => hrefs(similar)).toEqual([2, 3, 4, 5].map((id) => `/products/prod-${id}`))
  expect(calls).toContain('GET /v1/reviews?productId=prod-1&page=1&limit=5')
  await screen.unmount()

  stubHost(() => [])
  const [other = inCategory] = others
  const next = await renderScreen(<ProductScreen product={readProduct(other)} />, '/products/prod-2', asha)
  const seen = next.screen.getByRole('region', { name: 'Recently viewed' })
  await expect.element(seen.getByRole('link')).toHaveTextContent('Aarohi Ring')
  await seen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(seen).not.toBeInTheDocument()
})

test('the chosen quantity of the chosen variant is added; it starts at 1 and cannot go below', async () => {
  const { screen, sent } = await openInShop()
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await expect.element(quantity).toHaveValue('1')
  await expect.element(screen.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  const add = screen.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await screen.getByText('Platinum', { exact: true }).click()
  for (const [typed, words] of [
    ['0', 'Enter a whole number, 1 or more.'],
    ['2.7', 'Enter a whole number, 1 or more.'],
    ['', 'Enter a whole number, 1 or more.'],
    ['20000', expect.stringMatching(/^Only \d+ left\.$/) as string],
  ] as const) {
    await quantity.fill(typed)
    await add.click()
    await expect.element(quantity).toHaveAccessibleDescription(words)
    await expect.element(quantity).toHaveFocus()
  }
  expect(sent, 'nothing is sent').toEqual([])
  await quantity.fill('1')
  await screen.getByRole('button', { name: 'One more' }).click()
  await add.click()
  await expect.element(screen.getByText('2 item(s) added to your cart.')).toBeVisible()
  expect(sent).toEqual([['POST /v1/cart', { productVariantId: 'platinum-12', quantity: 2 }]])
})

test('a heart pressed twice flips at once, turns during its call, and adds one wish', async () => {
  const answer = Promise.withResolvers<Response>()
  const { screen, sent } = await openInShop(() => answer.promise)
  await screen.getByRole('button', { name: 'Add Aarohi Ring to wishlist' }).first().dblClick()
  const heart = screen.getByRole('button', { name: 'Remove Aarohi Ring from wishlist' }).first()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart).toHaveAttribute('aria-busy', 'true')
  answer.resolve(new Response(null, { status: 204 }))
  await expect.element(screen.getByText('Item added to your wishlist')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /Aarohi Ring .* wishlist$/ }).first())
    .not.toHaveAttribute('aria-busy')
  expect(sent).toEqual([['POST /v1/wishlist', { productId: 'prod-1' }]])
})
