import type { Page } from '@playwright/test'
import { failCalls } from '../support/calls.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'
import { expectGoodLooks, sizes, watchShifts } from '../support/looks.ts'

/* The catalogue's screens while loading, empty, failed and not found. */

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const caption = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^Showing/ })

/** Position and size of the first four square pictures or their placeholders, and whether the screen is loading. */
const squares = (page: Page) =>
  main(page).evaluate((all) => ({
    places: [...all.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).aspectRatio === '1 / 1' && one.clientWidth > 80)
      .slice(0, 4)
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ left, top, width, height })),
    loading: [...all.querySelectorAll('*')].some((one) => one.textContent === 'Loading...'),
  }))
type Squares = Awaited<ReturnType<typeof squares>>

const screens = [
  '/products',
  '/products?sort=price-low-high',
  '/categories/cat-1',
  '/collections/col-4',
  '/sales/sale-1',
  '/products/prod-16',
]

test.describe('while a slow network answers', () => {
  test.use(withMotion)
  // One after the other: each opens six tabs.
  test.describe.configure({ mode: 'default' })
  for (const size of sizes) {
    test(
      `at ${size.width} px each screen reserves the space of its content, and nothing shifts`,
      { tag: '@slow' },
      async ({ context, shop }) => {
        // Answers come when the clock is moved on, so that a busy machine misses nothing.
        await context.clock.install()
        await shop.open('/aboutUs', { scenario: 'slow-network', role: 'guest', latency: 10_000 })
        const open = async (path: string) => {
          const tab = await context.newPage()
          await tab.setViewportSize(size)
          const { shifted } = await watchShifts(tab)
          await tab.goto(path)
          let before: Squares['places'] = []
          const drawWhileLoading = async () => {
            const { places, loading } = await squares(tab)
            if (loading) before = places
            return before.length
          }
          await expect.poll(drawWhileLoading, { message: path, intervals: [50] }).toBeGreaterThan(0)
          return { path, tab, before, shifted }
        }
        const tabs = await Promise.all(screens.map(open))
        const loading = async () => {
          await context.clock.fastForward(10_000)
          const states = await Promise.all(tabs.map(async ({ tab }) => (await squares(tab)).loading))
          return states.includes(true)
        }
        await expect.poll(loading).toBe(false)
        const seen = tabs.map(async ({ path, tab, before, shifted }) => ({
          path,
          before,
          after: (await squares(tab)).places,
          moved: await shifted(),
        }))
        for (const { path, before, after, moved } of await Promise.all(seen)) {
          expect(moved, `${path}: layout shift`).toBeLessThanOrEqual(0.02)
          before.forEach((place, index) => {
            // Later rows may move, since a long name above them can take a second line.
            const slack = place.top > (before[0]?.top ?? 0) ? 24 : 6
            for (const edge of ['left', 'top', 'width', 'height'] as const) {
              expect(
                Math.abs(place[edge] - (after[index]?.[edge] ?? 0)),
                `${path}: ${edge} of picture ${index + 1}`,
              ).toBeLessThanOrEqual(slack)
            }
          })
        }
      },
    )
  }
})

/** Creates records as the signed-in administrator and returns the addresses of their screens. */
const create = (page: Page, records: [path: string, body: object][]) =>
  page.evaluate(async (wanted) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` }
    const made: string[] = []
    for (const [path, body] of wanted) {
      const answer = await fetch(`/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const { id } = (await answer.json()) as { id: string }
      made.push(`/${path}/${id}`)
    }
    return made
  }, records)

test('an empty screen says so and links onwards', { tag: '@slow' }, async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await shop.open('/products', { scenario: 'empty-shop', role: 'admin' })
  await expect(caption(page)).toHaveText('Showing 0 of 0 variants')
  await expect(main(page)).toContainText('Nothing here yet')
  await expect(main(page).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expect(await shop.axe()).toEqual([])

  const group = { name: 'Brooches', description: 'To pin.', thumbnail: '/media/none.avif' }
  const bare = { name: 'Peacock Brooch', description: '', SKU: 'BR-1', base_price: 1200, category_id: 'cat-2' }
  const sale = {
    name: 'Spring',
    description: 'Soon.',
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: '2027-12-31T00:00:00.000Z',
    products: [],
  }
  const places = await create(page, [
    ['categories', group],
    ['collections', { ...group, name: 'Pins' }],
    ['categories', group],
    ['products', bare],
    ['sales', sale],
  ])
  for (const [path, name] of [
    [places[0] ?? '', 'Brooches'],
    [places[1] ?? '', 'Pins'],
  ] as const) {
    await shop.go(path)
    await expect(heading(page)).toHaveText(name)
    await expect(main(page)).toContainText('Nothing here yet')
    await expect(caption(page)).toHaveText('Showing 0 of 0 variants')
  }
  await shop.go(places.at(-1) ?? '')
  await expect(heading(page)).toHaveText('Spring')
  await expect(main(page)).toContainText('Nothing in this sale yet')
  await expect(caption(page)).toHaveText('Showing 0 of 0 variants')
  await main(page).getByRole('link', { name: 'See the collection' }).click()
  await expect(page).toHaveURL('/products')

  await shop.go(places.at(3) ?? '')
  await expect(heading(page)).toHaveText('Peacock Brooch')
  for (const text of [
    'No picture yet',
    'No reviews yet. Be the first to review this product!',
    'This is the only one of its kind for now.',
  ])
    await expect(main(page)).toContainText(text)
  await expect(main(page).getByRole('button', { name: 'Enlarge the picture' })).toHaveCount(0)
  await expect(main(page).getByRole('status', { name: 'Price and stock' })).toHaveText('₹1,200.00Sold out')
  await expect(main(page).getByRole('button', { name: 'Sold out' }).first()).toBeDisabled()
  expect(await shop.axe()).toEqual([])
})

test.describe('when calls fail', () => {
  test.use({
    expectedConsole:
      /status of (404|500|503)|A part of the page failed|Failed to load (collections|products)|The running sales/,
  })

  test('a sorted list shows its message, and Retry loads it', { tag: '@slow' }, async ({ page, shop }) => {
    const fault = await failCalls(page, '^GET /v1/products$')
    await shop.open('/products?sort=price-low-high', { role: 'guest' })
    await expect(main(page).getByRole('alert')).toHaveText('Failed to load products. Please try again later.')
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
    await fault.heal()
    await main(page).getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })

  test(
    'when related products fail to load the product stays, and Retry loads them',
    { tag: '@slow' },
    async ({ page, shop }) => {
      const fault = await failCalls(page, '^GET /v1/categories/cat-1$')
      await shop.open('/products/prod-1', { role: 'guest' })
      await expect(heading(page)).toHaveText('Aarohi Solitaire Ring')
      const beside = main(page).getByRole('region', { name: 'You Might Also Like' })
      await expect(beside.getByRole('alert')).toHaveText('Failed to load products. Please try again later.')
      await fault.heal()
      await beside.getByRole('button', { name: 'Retry' }).click()
      await expect(beside.getByRole('article')).toHaveCount(4)
    },
  )

  test('a product can be bought while reviews and wishlist fail', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/products/prod-16', { scenario: 'partial-outage', role: 'customer' })
    const reviews = main(page).getByRole('region', { name: 'Customer Reviews' })
    await expect(reviews.getByRole('alert')).toHaveText('Failed to load reviews. Please try again later.')
    await expect(reviews.getByRole('button', { name: 'Retry' })).toBeVisible()
    const heart = main(page)
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first()
    await heart.click()
    await expect(page.getByText('Failed to update wishlist. Please try again.')).toBeVisible()
    await expect(heart, 'it flips back').toHaveAttribute('aria-pressed', 'false')
    await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(page.getByText('1 item(s) added to your cart.')).toBeVisible()

    await shop.open('/products', { scenario: 'every-list-fails', role: 'guest' })
    await expect(main(page).getByRole('alert')).toHaveText('Failed to load products. Please try again later.')
    expect(await shop.axe()).toEqual([])
  })

  test(
    'an unknown product, group or sale shows the not-found page with a search and a link home',
    { tag: '@slow' },
    async ({ page, shop }) => {
      await shop.open('/aboutUs')
      for (const path of ['/categories/nothing', '/collections/nothing', '/sales/nothing', '/products/nothing']) {
        await shop.go('/aboutUs')
        await expect(heading(page)).toHaveText('About Us')
        await shop.go(path)
        await expect(heading(page), path).toHaveText('Page not found')
      }
      await expect(main(page).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
      await main(page).getByRole('combobox', { name: 'Search products' }).fill('jhumka')
      await expect(main(page).getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/products?q=jhumka')
    },
  )
})

test(
  'the search over a screen is accessible while it loads and with results',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/products?colour=Ruby', { role: 'guest' })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const box = page.getByRole('combobox', { name: 'Search products' })
    await box.fill('ring')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'See all matches for “ring”' })).toHaveAttribute(
      'href',
      '/products?q=ring',
    )
    await box.press('ArrowDown')
    await expectGoodLooks(page, shop, 'the search')
    await box.fill('zirconium spoon')
    await expect(page.getByRole('search').getByText('No results found').first()).toBeVisible()
  },
)

test(
  'with ten thousand products the whole list is filtered and sorted, and shows its progress',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('/products', { scenario: '10k-products', role: 'guest' })
    const settled = async (all: RegExp) => {
      await expect(caption(page)).toHaveText(all)
      await expect(main(page).getByRole('region', { name: 'Products', exact: true })).toHaveAttribute(
        'aria-busy',
        'false',
      )
    }
    const sort = page.getByRole('combobox', { name: 'Sort' })
    const gold = main(page).getByRole('group', { name: 'Colour' }).getByRole('checkbox', { name: 'Gold', exact: true })
    await sort.selectOption('price-low-high')
    await expect(main(page).getByRole('progressbar', { name: 'Products looked through' })).toHaveAttribute('max', '100')
    await settled(/of 30,000 variants/)
    await gold.check()
    await settled(/of (?!30,000)[\d,]{5,} variants/)
    await sort.selectOption('price-high-low')
    await gold.uncheck()
    await settled(/of 30,000 variants/)
    await sort.selectOption('default')
    await settled(/Showing 36 of 36/)
  },
)
