import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, watchShifts } from '../support/looks.ts'

const main = (page: Page) => page.getByRole('main')

async function expectHead(page: Page, path: string, title: string) {
  await expect(page).toHaveTitle(`${title} · Suvarnika`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
}

test(
  '/reviews shows every review, twelve a page: stars, quoted comment, author',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/reviews', { role: 'guest' })
    await expectHead(page, '/reviews', 'Reviews')
    await expect(main(page).getByRole('figure').first()).toBeVisible()
    const wanted = await page.evaluate(async () => {
      const answer = (await (await fetch('/v1/reviews/all')).json()) as {
        data: { reviews: { comment: string; rating: number; user: { name: string } }[] }
      }
      return answer.data.reviews
    })
    expect(wanted.length).toBeGreaterThan(20)
    await expect(main(page).getByRole('figure')).toHaveCount(12)
    await expect(main(page).getByRole('status')).toHaveText(`Showing 12 of ${wanted.length} reviews`)
    for (const [index, { comment, rating, user }] of wanted.slice(0, 5).entries()) {
      const figure = main(page).getByRole('figure').nth(index)
      await expect(figure.getByRole('blockquote')).toHaveText(`“${comment}”`)
      await expect(figure).toContainText(`${rating} out of 5`)
      await expect(figure).toContainText(user.name)
    }
    expect(
      calls.filter(({ to }) => to === 'GET /v1/reviews/all').map(({ query, signed }) => ({ query, signed })),
    ).toContainEqual({ query: {}, signed: false })
    await expectGoodLooks(page, shop, 'the reviews')

    await main(page).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/reviews?page=2')
    await expect(main(page).getByRole('blockquote').first()).toHaveText(`“${wanted[12]?.comment}”`)
    await main(page).getByRole('combobox', { name: 'Stars' }).selectOption('5')
    await expect(page, 'a filter goes back to page 1').toHaveURL('/reviews?stars=5')
    const best = wanted.filter(({ rating }) => rating === 5)
    await expect(main(page).getByRole('status')).toHaveText(`Showing 12 of ${best.length} reviews`)
    await main(page).getByRole('combobox', { name: 'Stars' }).selectOption('')
    await main(page).getByRole('combobox', { name: 'Sort' }).selectOption('lowest')
    await expect(page).toHaveURL('/reviews?sort=lowest')
    const worst = Math.min(...wanted.map(({ rating }) => rating))
    await expect(main(page).getByRole('figure').first()).toContainText(`${worst} out of 5`)
    await page.reload()
    await expect(main(page).getByRole('combobox', { name: 'Sort' })).toHaveValue('lowest')
  },
)

test(
  '/reviews reserves its space while loading and says when there are none',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const { shifted } = await watchShifts(page)
    // The answers come when the clock is moved on, so that a busy machine misses nothing.
    await page.clock.install()
    await page.goto('/reviews?scenario=slow-network&latency=10000')
    await expect(main(page).getByText('Loading...', { exact: true })).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(main(page).getByRole('figure').first()).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(0.02)
    await shop.open('/reviews', { scenario: 'empty-shop' })
    await expect(main(page).getByText('No reviews yet', { exact: true })).toBeVisible()
  },
)

test(
  '/aboutUs covers story, mission, vision, what sets the brand apart, products, responsibility and contact',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/aboutUs')
    await expectHead(page, '/aboutUs', 'About Us')
    for (const name of [
      'Our story',
      'Our mission',
      'Our vision',
      'What sets us apart',
      'Our products',
      'Social responsibility',
      'Contact',
    ]) {
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(main(page).getByRole('link', { name: 'hello@suvarnika.example' })).toHaveAttribute('href', /^mailto:/)
    await expect(main(page)).toContainText('Suvarnika is a fictional shop')
    await expect(main(page).getByRole('img')).toHaveCount(2)
    await expectGoodLooks(page, shop, 'About Us')
  },
)

test.describe('the callback form', () => {
  test.use({ expectedConsole: [/^info: Callback request .*Asha.*/] })

  test('/arrangecallback logs the request, sends nothing and says so', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/arrangecallback')
    // Once the mock backend is loaded, only the form could send anything.
    await shop.state()
    await expectHead(page, '/arrangecallback', 'Arrange a Callback')
    await expectGoodLooks(page, shop, 'the callback form')
    for (const [label, text] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', 'not an address'],
      ['Phone number', '1'],
      ['Message', 'A ring.'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    const requests: string[] = []
    // Preloaded code may arrive at any time.
    page.on('request', (request) => request.resourceType() !== 'script' && requests.push(request.url()))
    const logged = page.waitForEvent('console')
    await main(page).getByRole('button', { name: 'Arrange a Callback', exact: true }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible()
    expect(await (await logged).args()[1]?.jsonValue()).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'not an address',
      phoneNumber: '1',
      message: 'A ring.',
    })
    expect(requests).toEqual([])
    expect(await shop.axe()).toEqual([])
  })
})

test('a product has structured data: name, pictures, price in rupees, availability and rating', async ({
  page,
  shop,
}) => {
  await shop.open('/products/prod-1')
  const script = page.locator('script[type="application/ld+json"]')
  await expect.poll(() => script.textContent()).toContain('aggregateRating')
  // The HTML has no origin, unless the build had a VITE_SITE_URL.
  await expect.poll(() => script.textContent()).toContain(new URL('/products/prod-1', page.url()).href)
  const told: unknown = JSON.parse((await script.textContent()) ?? '')
  expect(told).toMatchObject({
    '@type': 'Product',
    name: 'Aarohi Solitaire Ring',
    image: expect.arrayContaining([expect.stringMatching(/^http.*\/media\/products\/.*\.avif$/)]),
    offers: {
      price: 48_500,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: new URL('/products/prod-1', page.url()).href,
    },
    aggregateRating: { ratingValue: expect.any(Number) as unknown, reviewCount: expect.any(Number) as unknown },
  })
})

test('robots.txt excludes the private screens', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/account', '/admin', '/cart', '/checkout']) expect(robots).toContain(`Disallow: ${path}`)
})

test('the demo’s sitemap lists its products', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/products/prod-1', '/categories/cat-1', '/collections/col-1', '/sales/sale-1'])
    expect(sitemap).toContain(`${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})
