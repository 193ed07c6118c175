import { FeaturedProducts } from '#src/features/storefront/home/components/featured-products.tsx'
import { Hero } from '#src/features/storefront/home/components/hero.tsx'
import { ShopByCategory } from '#src/features/storefront/home/components/shop-by-category.tsx'
import { Testimonials } from '#src/features/storefront/home/components/testimonials.tsx'
import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { LoadingOverlayProvider } from '#src/shared/ui/loading/loading-overlay.tsx'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { HomePage } from './home-page.tsx'

const metals = ['Gold Collection', 'Silver Collection', 'Pearl Collection', 'Platinum Collection']
const named = (names: string[]) => names.map((name) => ({ id: name, name, description: '', thumbnail: null }))
const listOf = (data: object[]) => ({ data, pagination: { page: 1, limit: 100, total: data.length, totalPages: 1 } })

/** A shop that has something for each section. */
function shop(call: string): object {
  if (call.includes('/collections?'))
    return listOf(named(['Men', ...metals, 'Wedding Jwellery', 'Party Jwellery', 'Festive Jwellery']))
  if (call.includes('/categories?')) return listOf(named(['Bracelets', 'Earrings', 'Necklaces']))
  if (call.includes('/products?'))
    return listOf([1, 2, 3, 4, 5, 6, 7, 8].map((id) => plainRing({ id: `prod-${id}`, name: `Ring ${id}` })))
  if (call.endsWith('/reviews/all')) {
    const reviews = [1, 2, 3, 4, 5].map((id) => ({ id: `${id}`, rating: 5, comment: `Review ${id}`, images: [] }))
    return { status: 'success', data: { reviews } }
  }
  return []
}

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.useRealTimers()
  leaveScreen()
})

/** The name of a block with its slides, how many there are, and the milliseconds from one to the next. */
const blocks: [name: string, block: ReactNode, count: number, interval: number][] = [
  ['Highlights', <Hero key="hero" />, 2, 5000],
  ['Spotlight', <FeaturedProducts key="featured" heart={() => null} />, 4, 5000],
  ['Collections by metal', <ShopByCategory key="metals" />, 4, 3000],
  ['What customers say', <Testimonials key="testimonials" />, 4, 10_000],
]

test.each(blocks)(
  '%s turns at its own interval, not before, and wraps around',
  async (name, block, count, interval) => {
    stubHost(shop)
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { screen } = await renderScreen(
      <LoadingOverlayProvider>
        <div style={{ height: 50 }} />
        {block}
      </LoadingOverlayProvider>,
    )
    const place = () =>
      screen
        .getByLabelText(name, { exact: true })
        .getByRole('button', { name: /^Show .* of/ })
        .elements()
        .findIndex((dot) => dot.getAttribute('aria-current') === 'true')
    // Not `expect.poll`, which advances the clock itself.
    for (let frame = 0; frame < 300 && vi.getTimerCount() !== 1; frame += 1) await new Promise(requestAnimationFrame)
    await passTime(interval - 1)
    expect(place()).toBe(0)
    await passTime(1)
    for (let turn = 1; turn < count; turn += 1) {
      expect(place()).toBe(turn)
      await passTime(interval)
    }
    expect(place()).toBe(0)
  },
)

test('each metal has a ground of its own', async () => {
  stubHost(shop)
  const { screen } = await renderScreen(<ShopByCategory />)
  const headings = screen.getByRole('heading', { level: 3, includeHidden: true })
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(metals)
  const grounds = headings.elements().map((heading) => {
    let around: Element | null = heading
    while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)') around = around.parentElement
    return around && getComputedStyle(around).backgroundColor
  })
  expect(new Set(grounds).size).toBe(4)
})

/** The sections that fail to load, with their messages. */
const failures = {
  Collections: 'Failed to load collections.',
  'Featured Products': 'Failed to load products. Please try again later.',
  'Shop by Category': 'Failed to fetch collections',
  Categories: 'Failed to fetch categories',
  'Special Products': 'Failed to fetch collections',
  'Occasion Collections': 'Failed to fetch collections',
  'Celebs Choice': 'Failed to fetch categories',
}

const broken = () => new Response(null, { status: 500 })

test('each section that fails shows its own message, and one Retry loads them all', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let answer: (call: string) => object = broken
  stubHost((call) => answer(call))
  const { screen } = await renderScreen(
    <LoadingOverlayProvider>
      <HomePage />
    </LoadingOverlayProvider>,
  )
  const section = (name: string) => screen.getByRole('region', { name, exact: true })
  for (const [name, text] of Object.entries(failures)) {
    await expect.element(section(name).getByRole('alert')).toHaveTextContent(text)
    await expect.element(section(name).getByRole('button', { name: 'Retry', exact: true })).toBeVisible()
  }
  const strip = getComputedStyle(screen.getByText('Failed to load collections.', { exact: true }).element())
  const [red = 0, green = 0, blue = 0] = (strip.color.match(/\d+/g) ?? []).map(Number)
  expect(strip.textAlign).toBe('center')
  expect(red, 'the text is red').toBeGreaterThan(2 * Math.max(green, blue))
  expect(logged.mock.calls.map(([what]) => what as unknown)).toContain('Failed to load collections.')
  expect(section('Testimonials').query()).toBeNull()
  const hrefs = (name: string) =>
    section(name)
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  const products = Array.from({ length: 5 }, () => '/products')
  expect([hrefs('Styled Picks'), hrefs('Celebs Choice')], 'the pictures stay').toEqual([products, products])

  answer = shop
  await section('Collections').getByRole('button', { name: 'Retry' }).click()
  for (const name of Object.keys(failures)) await expect.poll(() => hrefs(name).length, { message: name }).not.toBe(0)
  expect(screen.getByRole('alert').elements()).toEqual([])
})

const special = ['Wedding Jwellery', 'Festive Jwellery', 'Auspicious Jwellery']
const occasions = ['Casual Jwellery', 'Party Jwellery', 'Date Night Jwellery']
const collections = ['Men', 'Gifts', 'Women', ...metals, ...special, ...occasions].map((name, index) => ({
  id: `col-${index}`,
  name,
  description: '',
  thumbnail: '/media/none.avif',
}))
const categories = ['Bracelets', 'Earrings', 'Necklaces', 'Rings'].map((name, index) => ({
  id: `cat-${index}`,
  name,
  description: '',
  thumbnail: '/media/none.avif',
}))

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)

/** The links of a section with where they lead. */
const linksOf = (section: Locator) =>
  section
    .getByRole('link', { includeHidden: true })
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])

const leadTo = (names: string[]) =>
  names.map((name) => [name, `/collections/${collections.find((each) => each.name === name)?.id ?? ''}`])

const callsOfHome = [
  'GET /v1/categories?page=1&limit=10',
  'GET /v1/collections?page=1&limit=10',
  'GET /v1/collections?page=1&limit=100',
  'GET /v1/products?page=1&limit=12',
  'GET /v1/reviews/all',
  'GET /v1/sales',
  'GET /v1/sales/sale-1',
]

/** Opens the page in a shop with these; `calls` are those that are not the person’s own. */
async function openHome() {
  const calls: string[] = []
  stubHost((call, _body, isSigned) => {
    if (call === 'GET /v1/wishlist') return []
    calls.push(isSigned ? `${call}, with a token` : call)
    if (call.includes('/collections?')) return listOf(collections)
    if (call.includes('/categories?')) return listOf(categories)
    if (call.endsWith('/sales')) return [runningSale('prod-1')]
    return call.includes('/sales/') ? runningSale('prod-1') : shop(call)
  })
  const home = (
    <LoadingOverlayProvider>
      <HomePage />
    </LoadingOverlayProvider>
  )
  const { screen } = await renderScreen(home, '/', asha)
  const section = (name: string) => screen.getByRole('region', { name, exact: true })
  const labelled = (name: string) => screen.getByLabelText(name, { exact: true })
  return { screen, calls, section, labelled }
}

/** What the sections show that look for collections and categories. */
async function expectGroups({ section, labelled }: Awaited<ReturnType<typeof openHome>>) {
  const toCategories = categories.map(({ id, name }) => [name, `/categories/${id}`])
  await expect.poll(() => linksOf(section('Categories'))).toEqual(toCategories)
  await expect.poll(() => linksOf(section('Collections'))).toEqual(leadTo(['Men', 'Women']))
  expect(section('Collections').element().querySelectorAll('img')).toHaveLength(2)
  await expect.poll(() => linksOf(labelled('Collections by metal'))).toEqual(leadTo(metals))
  await expect.poll(() => linksOf(section('Occasion Collections'))).toEqual(leadTo(occasions))
  const explored = leadTo(special).map(([, to]) => ['Explore', to])
  expect(linksOf(section('Special Products')).filter(([text]) => text === 'Explore')).toEqual(explored)
  expect(texts(section('Special Products').getByRole('heading', { level: 3 }))).toEqual(special)
  const worn = ['cat-0', 'cat-1', 'cat-2', 'cat-0', 'cat-1'].map((id) => `/categories/${id}`)
  expect(linksOf(section('Celebs Choice')).map(([, to]) => to)).toEqual(worn)
  expect(section('Celebs Choice').element().querySelectorAll('img')).toHaveLength(5)
}

test('the sections come in order with their texts and links, and load exactly what they show', async () => {
  const home = await openHome()
  const { screen, calls, section, labelled } = home
  const details = section('Featured Products').getByRole('link', { name: 'View Details', exact: true })
  await expect.poll(() => details.elements()).toHaveLength(4)
  await expectGroups(home)
  await expect.poll(() => texts(section('Testimonials').getByRole('figure', { includeHidden: true }))).toHaveLength(4)
  await expect.poll(() => calls.toSorted()).toEqual(callsOfHome)
  expect(texts(screen.getByRole('heading', { level: 2, includeHidden: true }))).toEqual([
    'Discover the Beauty',
    'Grace in Every Detail',
    'Collections',
    'Featured Products',
    'Shop by Category',
    'Categories',
    'Special Products',
    'Styled Picks',
    'Occasion Collections',
    'Celebs Choice',
    expect.stringMatching(/^Custom jewellery/),
    'Testimonials',
  ])
  const hero = labelled('Highlights')
  expect(hero.getByText("Always Enhancing What's Already Beautiful").elements()).toHaveLength(2)
  const explore = ['Explore Now', '/products']
  expect(linksOf(hero)).toEqual([explore, explore])

  const featured = details.elements().map((link) => link.getAttribute('href'))
  expect(featured.filter((to) => /^\/products\/prod-\d$/.test(to ?? ''))).toHaveLength(4)
  const hearts = section('Featured Products').getByRole('button', { name: /^Add .+ to wishlist$/ })
  expect(hearts.elements()).toHaveLength(4)
  expect(linksOf(section('Styled Picks')).map(([, to]) => to)).toEqual(Array.from({ length: 5 }, () => '/products'))
  expect(section('Styled Picks').element().querySelectorAll('img')).toHaveLength(5)

  const callback = screen.getByRole('link', { name: 'Arrange a Callback', exact: true })
  await expect.element(callback).toHaveAttribute('href', '/arrangecallback')
  const more = screen.getByRole('link', { name: 'Explore More', exact: true })
  await expect.element(more).toHaveAttribute('href', '/products')
  const quotes = [...section('Testimonials').element().querySelectorAll('blockquote')]
  expect(quotes.map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4].map((number) => `“Review ${number}”`))
  const all = section('Testimonials').getByRole('link', { name: 'Read all reviews' })
  await expect.element(all).toHaveAttribute('href', '/reviews')
})
