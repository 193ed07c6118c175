import type { Locator, Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'

test.use(withMotion)

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const block = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

interface Named {
  id: string
  name: string
}

/** Fetches from within the page, so that the backend in the page answers. */
async function rows(page: Page, path: string): Promise<Named[]> {
  return page.evaluate(async (address) => ((await (await fetch(address)).json()) as { data: Named[] }).data, path)
}

async function expectHero(page: Page) {
  const hero = block(page, 'Highlights')
  await expect(hero.getByRole('heading', { level: 2, includeHidden: true })).toHaveText([
    'Discover the Beauty',
    'Grace in Every Detail',
  ])
  await expect(hero.getByText("Always Enhancing What's Already Beautiful").first()).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Explore Now', exact: true })).toHaveAttribute('href', '/products')
}

/** The collections for men, women and kids. */
async function expectStrip(page: Page, collections: Named[]) {
  const strip = collections.filter(({ name }) => /men|women|kids/i.test(name))
  expect(strip.length).toBeGreaterThan(0)
  const tiles = section(page, 'Collections').getByRole('link')
  expect((await tiles.allTextContents()).toSorted()).toEqual(strip.map(({ name }) => name).toSorted())
  expect((await hrefs(tiles)).toSorted()).toEqual(strip.map(({ id }) => `/collections/${id}`).toSorted())
  await expect(section(page, 'Collections').locator('img')).toHaveCount(strip.length)
}

/** Special Products, Styled Picks, Occasion Collections. */
async function expectPicks(page: Page, linkOf: (name: string) => string) {
  const special = ['Wedding Jwellery', 'Festive Jwellery', 'Auspicious Jwellery']
  await expect(section(page, 'Special Products').getByRole('heading', { level: 3 })).toHaveText(special)
  expect(await hrefs(section(page, 'Special Products').getByRole('link', { name: 'Explore', exact: true }))).toEqual(
    special.map(linkOf),
  )

  expect(await hrefs(section(page, 'Styled Picks').getByRole('link'))).toEqual(
    Array.from({ length: 5 }, () => '/products'),
  )
  await expect(section(page, 'Styled Picks').locator('img')).toHaveCount(5)

  const occasions = ['Casual Jwellery', 'Party Jwellery', 'Date Night Jwellery']
  await expect(section(page, 'Occasion Collections').getByRole('link')).toHaveText(occasions)
  expect(await hrefs(section(page, 'Occasion Collections').getByRole('link'))).toEqual(occasions.map(linkOf))
}

async function expectCallbackAndTestimonials(page: Page) {
  await expect(page.getByRole('main').getByRole('link', { name: 'Arrange a Callback', exact: true })).toHaveAttribute(
    'href',
    '/arrangecallback',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore More', exact: true })).toHaveAttribute(
    'href',
    '/products',
  )

  const comments = await page.evaluate(async () => {
    const { data } = (await (await fetch('/v1/reviews/all')).json()) as { data: { reviews: { comment: string }[] } }
    return data.reviews.slice(0, 4).map(({ comment }) => `“${comment}”`)
  })
  await expect(section(page, 'Testimonials').locator('blockquote')).toHaveText(comments)
  await expect(section(page, 'Testimonials').getByRole('link', { name: 'Read all reviews' })).toHaveAttribute(
    'href',
    '/reviews',
  )
}

async function expectMetals(page: Page, linkOf: (name: string) => string) {
  const metals = ['Gold', 'Silver', 'Pearl', 'Platinum'].map((metal) => `${metal} Collection`)
  const metalLinks = block(page, 'Collections by metal').getByRole('link', { includeHidden: true })
  await expect(metalLinks).toHaveText(metals)
  expect(await hrefs(metalLinks)).toEqual(metals.map(linkOf))
}

async function expectCategories(page: Page, categories: Named[]) {
  const categoryLinks = section(page, 'Categories').getByRole('link')
  await expect(categoryLinks).toHaveText(categories.map(({ name }) => name))
  expect(await hrefs(categoryLinks)).toEqual(categories.map(({ id }) => `/categories/${id}`))
}

const callsOfHome = [
  'GET /v1/categories page=1&limit=10',
  'GET /v1/collections page=1&limit=10',
  'GET /v1/collections page=1&limit=100',
  'GET /v1/products page=1&limit=12',
  'GET /v1/reviews/all',
  'GET /v1/sales',
  'GET /v1/sales/sale-1',
]

test(
  'the sections come in order with their texts and links, and load exactly what they show',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/', { role: 'guest' })
    await expect(section(page, 'Testimonials').getByRole('figure')).toHaveCount(1)
    await expect(section(page, 'Categories').getByRole('link').first()).toBeVisible()
    const asked = () => calls.map(({ to, query }) => `${to} ${new URLSearchParams(query).toString()}`.trim()).toSorted()
    // The running sale is only known after the list of sales.
    await expect.poll(asked).toEqual(callsOfHome)
    expect(calls.every(({ signed }) => !signed)).toBe(true)

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Discover the Beauty',
      'Collections',
      'Featured Products',
      'Shop by Category',
      'Categories',
      'Special Products',
      'Styled Picks',
      'Occasion Collections',
      'Celebs Choice',
      /^Custom jewellery/,
      'Testimonials',
    ])
    await expectHero(page)

    const [collections, all, categories] = await Promise.all([
      rows(page, '/v1/collections?page=1&limit=10'),
      rows(page, '/v1/collections?page=1&limit=100'),
      rows(page, '/v1/categories?page=1&limit=10'),
    ])
    const linkOf = (name: string) => `/collections/${all.find((each) => each.name === name)?.id ?? ''}`
    await expectStrip(page, collections)

    const details = section(page, 'Featured Products').getByRole('link', { name: 'View Details', exact: true })
    await expect(details).toHaveCount(4)
    for (const href of await hrefs(details)) expect(href).toMatch(/^\/products\/prod-\d+$/)
    await expect(section(page, 'Featured Products').getByRole('button', { name: /^Add .+ to wishlist$/ })).toHaveCount(
      4,
    )

    await expectMetals(page, linkOf)
    await expectCategories(page, categories)

    await expectPicks(page, linkOf)

    const worn = ['Bracelets', 'Earrings', 'Necklaces'].map(
      (name) => `/categories/${categories.find((category) => category.name.includes(name))?.id ?? ''}`,
    )
    expect(await hrefs(section(page, 'Celebs Choice').getByRole('link'))).toEqual([...worn, ...worn.slice(0, 2)])
    await expect(section(page, 'Celebs Choice').locator('img')).toHaveCount(5)

    await expectCallbackAndTestimonials(page)
  },
)

interface Block {
  label: string
  noun: string
  count: number
  /** Milliseconds. */
  interval: number
}

const blocks: Block[] = [
  { label: 'Highlights', noun: 'slide', count: 2, interval: 5000 },
  { label: 'Spotlight', noun: 'product', count: 4, interval: 5000 },
  { label: 'Collections by metal', noun: 'slide', count: 4, interval: 3000 },
  { label: 'What customers say', noun: 'review', count: 4, interval: 10_000 },
]

/** Makes the page believe that its tab is hidden or visible. */
const showTab = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

/** The locators of a block, and its checks as a reader sees them. */
function rotation(page: Page, { label, noun, count, interval }: Block) {
  const region = block(page, label)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const shows = (place: number) =>
    expect(
      region.getByRole('button', { name: `Show ${noun} ${place} of ${count}` }),
      `${label}, ${place}`,
    ).toHaveAttribute('aria-current', 'true')
  return {
    region,
    pause: region.getByRole('button', { name: 'Pause', exact: true }),
    play: region.getByRole('button', { name: 'Play', exact: true }),
    focusElsewhere: () => search.evaluate((button) => button.focus({ preventScroll: true })),
    shows,
    turns: () => expect(region.locator('[aria-live=off]'), `${label} turns`).toBeAttached(),
    rests: async (why: string) => {
      await expect(region.locator('[aria-live=polite]'), `${label} rests ${why}`).toBeAttached()
      await page.clock.fastForward(interval * 2)
      await shows(1)
    },
  }
}

/** Expects it to rotate at its interval, wrap around, and stop under the pointer. */
async function expectRotation(page: Page, each: Block) {
  const { noun, count, interval } = each
  const { region, pause, play, focusElsewhere, shows, turns, rests } = rotation(page, each)
  await page.mouse.move(3, 3)
  await pause.scrollIntoViewIfNeeded()
  await turns()
  // It may have turned during the checks of the other blocks, so go back to its first slide.
  await region.getByRole('button', { name: `Show ${noun} 1 of ${count}` }).click()
  await play.click()
  await focusElsewhere()
  await region.hover({ position: { x: 40, y: 40 } })
  await rests('under the pointer')

  await page.mouse.move(3, 3)
  await turns()
  await page.clock.fastForward(interval - 1)
  await shows(1)
  await page.clock.fastForward(1)
  await shows(2)
  for (let place = 3; place <= count + 1; place++) {
    await page.clock.fastForward(interval)
    await shows(((place - 1) % count) + 1)
  }
}

/** Expects it to stop for the other reasons. */
async function expectRests(page: Page, each: Block) {
  const { pause, focusElsewhere, turns, rests } = rotation(page, each)
  await pause.focus()
  await rests('with the focus inside')
  await focusElsewhere()
  await turns()
  await showTab(page, 'hidden')
  await rests('in a hidden tab')
  await showTab(page, 'visible')
  await turns()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await rests('where less motion is asked for')
  await expect(pause).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await turns()
  await pause.click()
  await page.mouse.move(3, 3)
  await focusElsewhere()
  await rests('after Pause')
}

test(
  'each block rotates at its own interval and wraps around; it stops under the pointer, and one for all with focus inside, in a hidden tab, after Pause, and with reduced motion',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.clock.install()
    await shop.open('/', { role: 'guest' })
    await expect(block(page, 'What customers say')).toBeAttached()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    for (const each of blocks) {
      await expectRotation(page, each)
      // All blocks use the same carousel.
      if (each !== blocks[0]) continue
      await expectRests(page, each)
    }

    const grounds = await block(page, 'Collections by metal')
      .getByRole('heading', { level: 3, includeHidden: true })
      .evaluateAll((headings) =>
        headings.map((heading) => {
          let around: Element | null = heading
          while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
            around = around.parentElement
          return around && getComputedStyle(around).backgroundColor
        }),
      )
    expect(new Set(grounds).size, 'a ground for each metal').toBe(4)

    await page.clock.resume()
    await page.getByRole('button', { name: 'Pause all motion', exact: true }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Play all motion', exact: true })).toBeVisible()
    for (const { label } of blocks) {
      await expect(
        block(page, label).locator('[aria-live=polite]'),
        `${label} rests while all motion is paused`,
      ).toBeAttached()
      await expect(block(page, label).getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0)
    }
  },
)
