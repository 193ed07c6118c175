import type { Page } from '@playwright/test'
import { type Call, failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, phone } from '../support/looks.ts'

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const addToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first()

interface Product {
  SKU: string
  category_id: string
  description: string
  images: { is_primary: boolean; image_url: string }[]
  variants: { id: string; color: string; size: string; price_modifier: number }[]
  base_price: number
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** prod-1 and the ids of the other products in its category, fetched in the page. */
const load = (page: Page) =>
  page.evaluate(async () => {
    const found = (await (await fetch('/v1/products/prod-1')).json()) as Product
    const category = (await (await fetch(`/v1/categories/${found.category_id}`)).json()) as {
      products: { id: string }[]
    }
    return { product: found, others: category.products.map(({ id }) => id).filter((id) => id !== 'prod-1') }
  })

async function expectBreadcrumb(page: Page) {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /Rings/, /Aarohi Solitaire Ring/])
  expect(await crumbs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['/', '/categories/cat-1'],
  )
}

async function expectStructuredData(page: Page, product: Product) {
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as object
  expect(told).toMatchObject({
    '@type': 'Product',
    name: 'Aarohi Solitaire Ring',
    sku: product.SKU,
    offers: {
      price: product.base_price + (product.variants[0]?.price_modifier ?? 0),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: page.url().split('?')[0],
    },
  })
}

async function expectGallery(page: Page, product: Product) {
  const primary = product.images.find(({ is_primary: isPrimary }) => isPrimary) ?? product.images[0]
  const gallery = page.getByRole('region', { name: /^Pictures of / })
  expect(await gallery.locator('img').first().getAttribute('src')).toBe(primary?.image_url)
  await expect(gallery.getByRole('status', { name: 'Picture' })).toHaveText(/^1 of \d+$/)
  await gallery.getByRole('button').nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByRole('status', { name: 'Picture' })).toHaveText(/^2 of \d+$/)
}

async function expectDetails(page: Page, product: Product) {
  await expect(page.getByRole('row').filter({ hasText: 'SKU' })).toContainText(product.SKU)
  await expect(page.getByRole('row').filter({ hasText: 'product_id' })).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const about = section(page, 'About the Product')
  await expect(about).toContainText(product.description)
  await expect(about.locator('img')).toHaveCount(Math.min(2, product.images.length))
}

/** Expects invalid quantities to be refused; leaves the quantity at 1. */
async function expectQuantityRefused(page: Page, calls: Call[]) {
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  for (const [typed, words] of [
    ['0', 'Enter a whole number, 1 or more.'],
    ['-3', 'Enter a whole number, 1 or more.'],
    ['2.7', 'Enter a whole number, 1 or more.'],
    ['', 'Enter a whole number, 1 or more.'],
    ['20000', /^Only \d+ left\.$/],
  ] as const) {
    await quantity.fill(typed)
    await addToCart(page).click()
    await expect(quantity, typed).toHaveAccessibleDescription(words)
    await expect(quantity).toBeFocused()
  }
  expect(
    calls.filter(({ to }) => to === 'POST /v1/cart'),
    'nothing is sent',
  ).toEqual([])
  await quantity.fill('1')
}

/** Presses the heart twice and checks it while the first call is running. */
async function wishTwice(page: Page) {
  // Delays the request until the event `let-go`.
  await page.evaluate(() => {
    const real = window.fetch.bind(window)
    const gate = new Promise<void>((open) => addEventListener('let-go', () => open()))
    window.fetch = async (input, init) => {
      if (init?.method === 'POST') await gate
      return real(input, init)
    }
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first()
    .dblclick()
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: 'Remove Aarohi Solitaire Ring from wishlist' })
    .first()
  await expect(heart, 'it flips at once').toHaveAttribute('aria-pressed', 'true')
  await expect(heart, 'and turns while the call is under way').toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  await expect(page.getByText('Item added to your wishlist')).toBeVisible()
  await expect(heart).not.toHaveAttribute('aria-busy', 'true')
}

/** Expects the calls for related products and reviews. */
function expectReads(calls: Call[], product: Product) {
  expect(calls).toContainEqual({
    to: `GET /v1/categories/${product.category_id}`,
    query: {},
    body: null,
    signed: false,
  })
  expect(calls).toContainEqual({
    to: 'GET /v1/reviews',
    query: { productId: 'prod-1', page: '1', limit: '5' },
    body: null,
    signed: false,
  })
}

test(
  'a product shows pictures, variants, a price with two decimals, details and related products, and adds the chosen quantity',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/products/prod-1', { role: 'customer', scenario: 'new-customer' })
    await shop.state()
    const { product, others } = await load(page)
    const [first] = product.variants
    const price = (variant = first) => rupees.format(product.base_price + (variant?.price_modifier ?? 0))
    const status = page.getByRole('status', { name: 'Price and stock' })
    await expect(status).toContainText(price())
    await expect(page.getByRole('radio', { name: first?.color ?? '?', exact: true })).toBeChecked()
    await expect(page.getByRole('radio', { name: first?.size ?? '?', exact: true })).toBeChecked()

    await expectBreadcrumb(page)
    await expectStructuredData(page, product)
    await expectGallery(page, product)

    const other = product.variants.find(({ color }) => color !== first?.color)
    await page.getByRole('radio', { name: other?.color ?? '?', exact: true }).check({ force: true })
    await expect(page).toHaveURL(/\?variant=/)
    const chosen = product.variants.find(({ id }) => id === new URL(page.url()).searchParams.get('variant'))
    expect(chosen?.color).toBe(other?.color)
    await expect(status).toContainText(price(chosen))

    await expectDetails(page, product)

    const similar = section(page, 'You Might Also Like').getByRole('listitem')
    await expect(similar).toHaveCount(Math.min(4, others.length))
    const leads = await similar
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(leads).toEqual(others.slice(0, 4).map((id) => `/products/${id}`))
    expectReads(calls, product)

    await expectQuantityRefused(page, calls)
    await page.getByRole('button', { name: 'One more' }).click()
    await addToCart(page).click()
    await expect(page.getByText('2 item(s) added to your cart.')).toBeVisible()
    expect(calls).toContainEqual({
      to: 'POST /v1/cart',
      query: {},
      body: { productVariantId: chosen?.id, quantity: 2 },
      signed: true,
    })

    await wishTwice(page)
    expect(
      calls.filter(({ to }) => to.includes('/wishlist') && !to.startsWith('GET')),
      'two presses, one call',
    ).toEqual([{ to: 'POST /v1/wishlist', query: {}, body: { productId: 'prod-1' }, signed: true }])
    await similar.first().getByRole('heading').getByRole('link').click()
    const seen = section(page, 'Recently viewed')
    await expect(seen.getByRole('link')).toHaveText(['Aarohi Solitaire Ring'])
    await seen.getByRole('button', { name: 'Clear' }).click()
    await expect(seen).toHaveCount(0)
  },
)

/** Swipes a finger from one x to another over the pictures. */
async function swipeOver(page: Page, from: number, to: number) {
  const device = await page.context().newCDPSession(page)
  const gallery = page.getByRole('region', { name: /^Pictures of / })
  const { y = 0 } = (await gallery.boundingBox()) ?? {}
  const at = (x: number) => ({ touchPoints: [{ x, y: y + 150 }] })
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (const part of [0.3, 0.6, 1])
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * part) })
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test(
  'a swipe changes the picture, a tap enlarges it, and every overlay is accessible',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize(phone)
    await shop.open('/products/prod-1', { role: 'guest' })
    const gallery = page.getByRole('region', { name: /^Pictures of / })
    const place = gallery.getByRole('status', { name: 'Picture' })
    const swipe = (from: number, to: number) => swipeOver(page, from, to)
    await expect(place).toHaveText('1 of 4')
    await swipe(320, 120)
    await expect(place).toHaveText('2 of 4')
    await swipe(120, 320)
    await expect(place).toHaveText('1 of 4')
    await swipe(120, 320)
    await swipe(200, 220)
    await expect(place, 'neither past the first nor by less than a swipe').toHaveText('1 of 4')

    const large = page.getByRole('dialog', { name: 'Aarohi Solitaire Ring' })
    await swipe(200, 201)
    await expect(large).toBeVisible()
    await expect(large.getByRole('button', { name: 'Look closer' }), 'whole at first').toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(large.getByRole('status')).toHaveText('2 of 4')
    await large.getByRole('button', { name: 'Next picture' }).click()
    await expect(large.getByRole('status')).toHaveText('3 of 4')
    await large.getByRole('button', { name: 'Look closer' }).click()
    await expect(large.getByRole('button', { name: 'Show the whole picture' })).toHaveAttribute('aria-pressed', 'true')
    await expectGoodLooks(page, shop, 'the large picture')
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await expect(place).toHaveText('3 of 4')

    const enlarge = gallery.getByRole('button', { name: 'Enlarge the picture' })
    await enlarge.click()
    await expect(large).toBeVisible()
    await page.goBack()
    await expect(large).toHaveCount(0)
    await expect(page).toHaveURL('/products/prod-1')
    await expect(enlarge).toBeFocused()

    await page.setViewportSize(phone)
    const adds = page.getByRole('button', { name: 'Add to Cart', exact: true })
    await adds.first().scrollIntoViewIfNeeded()
    await expect(adds, 'one is enough').toHaveCount(1)
    await section(page, 'Customer Reviews').scrollIntoViewIfNeeded()
    await expect(adds.last(), 'there is one below too').toBeInViewport()

    const guide = page.getByRole('button', { name: 'Size guide' })
    await guide.click()
    await expect(page.getByRole('dialog', { name: 'Ring size guide' }).getByRole('row').nth(1)).toHaveText(
      '646 mm14.6 mm',
    )
    await expectGoodLooks(page, shop, 'the size guide')
    await page.keyboard.press('Escape')
    await expect(guide).toBeFocused()
  },
)

test.describe('reviews', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test(
    'a review needs a rating and a comment; the first is sent and shown, the second refused politely',
    { tag: '@slow' },
    async ({ page, shop }) => {
      const reviews = section(page, 'Customer Reviews')
      await shop.open('/products/prod-13', { role: 'customer', scenario: 'new-customer' })
      await expect(reviews.getByText('No reviews yet. Be the first to review this product!')).toBeVisible()
      const calls = recordCalls(page)
      const send = reviews.getByRole('button', { name: 'Submit Review' })
      await send.click()
      await expect(reviews.getByText('Please select a rating')).toBeVisible()
      await expect(reviews.getByRole('radio').first()).toBeFocused()
      const comment = reviews.getByRole('textbox', { name: 'Your review' })
      await expect(comment).toHaveAttribute('aria-invalid', 'true')
      expect(
        calls.filter(({ to }) => !to.startsWith('GET')),
        'nothing is sent',
      ).toEqual([])

      const write = async (words: string) => {
        await reviews.getByRole('radio').nth(3).check({ force: true })
        await comment.fill(words)
        await send.click()
      }
      await write('It sits well and catches the light.')
      await expect(page.getByText('Review submitted successfully')).toBeVisible()
      const review = { productId: 'prod-13', rating: 4, comment: 'It sits well and catches the light.' }
      expect(calls).toContainEqual({ to: 'POST /v1/reviews', query: {}, body: review, signed: true })
      await expect(reviews.getByRole('listitem').filter({ hasText: review.comment })).toContainText('4 out of 5')
      await expect(
        page.getByRole('link', { name: '4 out of 5 (1 review)' }),
        'the stars beside the name follow',
      ).toBeVisible()
      await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeFocused()
      await expect(send, 'the form has become the review').toHaveCount(0)
      await shop.open('/products/prod-13')
      await write('Once more.')
      await expect(reviews.getByRole('alert')).toHaveText('You have already reviewed this product')
      await expect(comment, 'the words stay').toHaveValue('Once more.')
    },
  )

  test('show five a page, with their average', { tag: '@slow' }, async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/products/prod-16', { role: 'guest' })
    const reviews = section(page, 'Customer Reviews')
    const shown = reviews.getByRole('list').first().getByRole('listitem')
    await expect(shown).toHaveCount(5)
    const given = await page.evaluate(async () => {
      const answer = (await (await fetch('/v1/reviews?productId=prod-16&page=1&limit=100')).json()) as {
        data: { reviews: { rating: number; comment: string }[] }
      }
      return answer.data.reviews
    })
    const newest = given.slice(0, 5)
    const average = Math.round((newest.reduce((sum, { rating }) => sum + rating, 0) / 5) * 10) / 10
    const stars = `${average} out of 5 (newest 5 of ${given.length} reviews)`
    await expect(page.getByRole('link', { name: stars })).toBeVisible()
    expect(
      calls.filter(({ to, query }) => to === 'GET /v1/reviews' && query.limit === '5').map(({ query }) => query.page),
    ).toEqual(['1'])
    await reviews.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/products/prod-16?reviews=2#reviews')
    await expect(shown).toHaveCount(given.length - 5)
    for (const [place, { comment }] of given.slice(5).entries()) await expect(shown.nth(place)).toContainText(comment)
    const asked = calls.filter(({ to, query }) => to === 'GET /v1/reviews' && query.limit !== '100')
    expect(
      asked.map(({ query }) => query),
      'each page once, when it is asked for',
    ).toEqual(['1', '2'].map((wanted) => ({ productId: 'prod-16', page: wanted, limit: '5' })))
    await shop.go('/products/prod-16?reviews=9')
    await reviews.getByRole('link', { name: 'To the first page' }).click()
    await expect(shown).toHaveCount(5)
    await expect(reviews.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })
})

test.describe('failures', () => {
  test.use({ expectedConsole: /status of 500/ })

  test('show their own messages', { tag: '@slow' }, async ({ page, shop }) => {
    await failCalls(page, '^POST /v1/(cart|reviews|wishlist)$')
    await shop.open('/products/prod-1', { role: 'customer', scenario: 'new-customer' })
    await addToCart(page).click()
    await expect(page.getByText('Failed to add item to cart. Please try again.')).toBeVisible()
    const reviews = section(page, 'Customer Reviews')
    await reviews.getByRole('radio').nth(4).check({ force: true })
    await reviews.getByRole('textbox', { name: 'Your review' }).fill('Bright.')
    await reviews.getByRole('button', { name: 'Submit Review' }).click()
    await expect(reviews.getByRole('alert')).toHaveText('Failed to submit review. Please try again.')
  })
})

test('on a phone a press on the large picture shows that place close up', { tag: '@slow' }, async ({ page, shop }) => {
  await page.setViewportSize(phone)
  await shop.open('/products/prod-1')
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const large = page.getByRole('dialog', { name: 'Aarohi Solitaire Ring' })
  const whole = await large.getByRole('button', { name: 'Look closer' }).boundingBox()
  const width = whole?.width ?? 0
  await large.getByRole('button', { name: 'Look closer' }).click({ position: { x: width * 0.7, y: width * 0.4 } })
  const near = await large.getByRole('button', { name: 'Show the whole picture' }).boundingBox()
  expect(near?.width).toBeGreaterThan(width * 2)
  expect((near?.x ?? 0) + (near?.width ?? 0) * 0.7).toBeCloseTo(phone.width / 2, -1)

  const place = () =>
    large
      .getByRole('button', { name: 'Show the whole picture' })
      .boundingBox()
      .then((box) => ({ x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }))
  const before = await place()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect.poll(place).toEqual({ x: before.x + 80, y: before.y - 80 })
  await expect(large.getByText('1 of'), 'the same picture').toBeVisible()
})
