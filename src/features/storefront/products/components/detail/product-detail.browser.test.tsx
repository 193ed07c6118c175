import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { HeartButton } from '#src/shared/ui/button/icon-button.tsx'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KnownRating } from '../../json-ld.ts'
import { AboutProduct } from './about-product.tsx'
import { ProductDetail } from './product-detail.tsx'

afterEach(leaveScreen)

const image = (id: string, display_order: number) => ({
  id,
  image_url: `/media/products/${id}.avif`,
  is_primary: display_order === 1,
  display_order,
})
const product = readProduct({
  id: 'prod-1',
  name: 'Aarohi Solitaire Ring in Diamond',
  brand: 'Suvarnika',
  description: 'A round brilliant lifted by six slim claws.',
  base_price: 48_500,
  images: ['front', 'side', 'hand', 'box'].map((id, index) => image(id, index + 1)),
  variants: [plainVariant({ size: '12' })],
  product_metadata: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`fact_${index}`, 'So it is.'])),
})

async function open(width: number, height: number, rating: KnownRating | null = null) {
  stubHost(() => null)
  await page.viewport(width, height)
  const { screen } = await renderScreen(
    <ProductDetail
      product={product}
      variant={product.variants[0] ?? null}
      named={false}
      onVariant={() => undefined}
      price={{ price: 48_500 }}
      rating={rating}
      heart={<HeartButton name={product.name} pressed={false} pending={false} onPress={() => undefined} tone="plain" />}
      addToCart={() => (
        <Button size="lg" wide paddingInline="4">
          Add to Cart
        </Button>
      )}
    >
      {null}
    </ProductDetail>,
  )
  await document.fonts.ready
  const heart = screen
    .getByRole('button', { name: /wishlist/ })
    .element()
    .getBoundingClientRect()
  return { screen, heart }
}

test('on a tablet the name is beside the pictures, above the fold', async () => {
  const { screen } = await open(768, 1024)
  const [name, gallery] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('region', { name: /^Pictures/ }),
  ].map((found) => found.element().getBoundingClientRect())
  expect(name?.bottom).toBeLessThan(300)
  expect(name?.left).toBeGreaterThanOrEqual(gallery?.right ?? Infinity)
})

const edges = (element: Element) => element.getBoundingClientRect()

test.each([
  { width: 768, shorter: 'pictures' },
  { width: 1440, shorter: 'panel' },
])('at $width px the details stand below, in two columns, and neither is far longer', async ({ width, shorter }) => {
  const { screen, heart } = await open(width, 900)
  const gallery = edges(screen.getByRole('region', { name: /^Pictures/ }).element())
  const share = edges(screen.getByRole('button', { name: /Share/ }).element())
  const [first, second] = screen.getByRole('table').getByRole('row').elements().map(edges)
  expect(first?.top).toBeGreaterThan(Math.max(gallery.bottom, heart.bottom, share.bottom))
  expect(second?.top).toBe(first?.top)
  const below = shorter === 'pictures' ? gallery : heart
  expect([share.right, heart.right].map(Math.round)).toEqual([below.right, second?.right ?? 0].map(Math.round))
  expect(share.top).toBeGreaterThan(below.bottom)
  const other = shorter === 'pictures' ? heart : gallery
  expect(Math.abs(share.bottom - other.bottom)).toBeLessThan(160)
})

test.each([390, 1440])('at %i px the rating moves nothing when it loads', async (width) => {
  const placeOfPrice = async (rating: KnownRating | null) => {
    const { screen } = await open(width, 900, rating)
    const { top } = screen.getByRole('status', { name: 'Price and stock' }).element().getBoundingClientRect()
    await screen.unmount()
    return top
  }
  expect(await placeOfPrice({ average: 2.5, read: 5, count: 12 })).toBe(await placeOfPrice(null))
})

test.each([320, 360, 390])('at %i px the heart is in the line of the quantity, at the edge', async (width) => {
  const { screen, heart } = await open(width, 844)
  const quantity = screen.getByRole('group', { name: 'Quantity' }).element().getBoundingClientRect()
  expect(heart.top + heart.height / 2).toBeCloseTo(quantity.top + quantity.height / 2, 0)
  expect(heart.right).toBeLessThanOrEqual(width - 20)
})

test('the pictures beside the description are not the first of the gallery', async () => {
  const { screen } = await renderScreen(<AboutProduct product={product} />)
  const shown = screen.getByRole('img').elements()
  expect(shown.map((picture) => picture.getAttribute('src'))).toEqual([
    '/media/products/hand.avif',
    '/media/products/box.avif',
  ])
})

const widthWith = async (count: number) => {
  const { screen } = await renderScreen(
    <AboutProduct product={{ ...product, pictures: product.pictures.slice(-count) }} />,
  )
  const { width } = edges(screen.getByRole('img').first().element())
  await screen.unmount()
  return width
}

test('a single picture beside the description is as large as each of two', async () => {
  await page.viewport(1440, 900)
  expect(await widthWith(1)).toBeCloseTo(await widthWith(2), -1)
})

test('on a phone the bar with Add to Cart is there at once, and fades when the page is scrolled', async () => {
  const fading: string[] = []
  const note = ({ target, propertyName }: TransitionEvent) => {
    // Other parts of the page, such as the thumbnails, fade in their own time.
    const isBar = target instanceof Element && getComputedStyle(target).position === 'sticky'
    if (isBar) fading.push(propertyName)
  }
  addEventListener('transitionrun', note)
  onTestFinished(() => removeEventListener('transitionrun', note))
  const { screen } = await open(390, 500)
  const buttons = screen.getByRole('button', { name: 'Add to Cart' })
  await expect.poll(() => buttons.elements().length).toBe(2)
  expect(fading).toEqual([])
  buttons.first().element().scrollIntoView()
  await expect.poll(() => fading).toContain('opacity')
})
