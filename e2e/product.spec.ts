import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first()

interface Product {
  SKU: string
  category_id: string
  description: string
  images: { is_primary: boolean; image_url: string }[]
  variants: { id: string; color: string; size: string; price_modifier: number }[]
  base_price: number
}

test('a product shows pictures, variants, price with two decimals, facts and others like it, and adds as many as were chosen', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/products/prod-1', { role: 'customer', scenario: 'new-customer' })
  await shop.state()
  const { product, others } = await page.evaluate(async () => {
    const found = (await (await fetch('/v1/products/prod-1')).json()) as Product
    const category = (await (await fetch(`/v1/categories/${found.category_id}`)).json()) as { products: { id: string }[] }
    return { product: found, others: category.products.map(({ id }) => id).filter((id) => id !== 'prod-1') }
  })
  const [first] = product.variants
  const price = (variant = first) => (product.base_price + (variant?.price_modifier ?? 0)).toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })
  const status = page.getByRole('status', { name: 'Price and stock' })
  await expect(status).toContainText(price())
  await expect(page.getByRole('radio', { name: first?.color ?? '?', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: first?.size ?? '?', exact: true })).toBeChecked()

  const primary = product.images.find(({ is_primary: isPrimary }) => isPrimary) ?? product.images[0]
  const gallery = page.getByRole('region', { name: /^Pictures of / })
  expect(await gallery.locator('img').first().getAttribute('src')).toBe(primary?.image_url)
  await expect(gallery.getByRole('status', { name: 'Picture' })).toHaveText(/^1 of \d+$/)
  await gallery.getByRole('button').nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByRole('status', { name: 'Picture' })).toHaveText(/^2 of \d+$/)

  const other = product.variants.find(({ color }) => color !== first?.color)
  await page.getByRole('radio', { name: other?.color ?? '?', exact: true }).check({ force: true })
  await expect(page).toHaveURL(/\?variant=/)
  const chosen = product.variants.find(({ id }) => id === new URL(page.url()).searchParams.get('variant'))
  expect(chosen?.color).toBe(other?.color)
  await expect(status).toContainText(price(chosen))

  await expect(page.getByRole('row').filter({ hasText: 'SKU' })).toContainText(product.SKU)
  await expect(page.getByRole('row').filter({ hasText: 'product_id' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  const about = section(page, 'About the Product')
  await expect(about).toContainText(product.description)
  await expect(about.locator('img')).toHaveCount(Math.min(2, product.images.length))

  const similar = section(page, 'You Might Also Like').getByRole('listitem')
  await expect(similar).toHaveCount(Math.min(4, others.length))
  const leads = await similar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(leads).toEqual(others.slice(0, 4).map((id) => `/products/${id}`))
  expect(calls).toContainEqual({ to: `GET /v1/categories/${product.category_id}`, query: {}, body: null, signed: false })
  expect(calls).toContainEqual({ to: 'GET /v1/reviews', query: { productId: 'prod-1', page: '1', limit: '5' }, body: null, signed: false })

  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  for (const nonsense of ['0', '-3']) {
    await quantity.fill(nonsense)
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
  }
  await page.getByRole('button', { name: 'One more' }).click()
  await addToCart(page).click()
  await expect(page.getByText('2 item(s) added to your cart.')).toBeVisible()
  expect(calls).toContainEqual({ to: 'POST /v1/cart', query: {}, body: { productVariantId: chosen?.id, quantity: 2 }, signed: true })

  await page.getByRole('main').getByRole('button', { name: /^Add .* to wishlist$/ }).first().click()
  await expect(page.getByText('Item added to your wishlist')).toBeVisible()
  expect(calls).toContainEqual({ to: 'POST /v1/wishlist', query: {}, body: { productId: 'prod-1' }, signed: true })
})

test.describe('reviews', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test('a rating and a comment are asked for; the first review is sent and shown; the second is refused kindly', async ({ page, shop }) => {
    await shop.open('/', { role: 'customer', scenario: 'new-customer' })
    await shop.state()
    const { bare, rich } = await page.evaluate(async () => {
      const { data } = (await (await fetch('/v1/products?page=1&limit=100')).json()) as { data: { id: string }[] }
      const totals = await Promise.all(
        data.map(async ({ id }) => {
          const answer = (await (await fetch(`/v1/reviews?productId=${id}&page=1&limit=5`)).json()) as { data: { pagination: { total: number } } }
          return { id, total: answer.data.pagination.total }
        }),
      )
      return { bare: totals.find(({ total }) => total === 0)?.id, rich: totals.find(({ total }) => total > 5)?.id }
    })
    const reviews = section(page, 'Customer Reviews')
    await shop.open(`/products/${bare}`)
    await expect(reviews.getByText('No reviews yet. Be the first to review this product!')).toBeVisible()
    const calls = recordCalls(page)
    const send = reviews.getByRole('button', { name: 'Submit Review' })
    await send.click()
    await expect(reviews.getByText('Please select a rating')).toBeVisible()
    const comment = reviews.getByRole('textbox', { name: 'Your review' })
    await expect(comment).toHaveAttribute('aria-invalid', 'true')
    expect(calls, 'nothing is sent').toEqual([])

    const write = async (words: string) => {
      await reviews.getByRole('radio').nth(3).check({ force: true })
      await comment.fill(words)
      await send.click()
    }
    await write('It sits well and catches the light.')
    await expect(page.getByText('Review submitted successfully')).toBeVisible()
    const review = { productId: bare, rating: 4, comment: 'It sits well and catches the light.' }
    expect(calls).toContainEqual({ to: 'POST /v1/reviews', query: {}, body: review, signed: true })
    await expect(reviews.getByRole('listitem').filter({ hasText: review.comment })).toContainText('4 out of 5')
    await write('Once more.')
    await expect(reviews.getByRole('alert')).toHaveText('You have already reviewed this product')
    await expect(comment, 'the words stay').toHaveValue('Once more.')

    if (rich === undefined) return
    await shop.open(`/products/${rich}`)
    await expect(reviews.getByRole('article').or(reviews.locator('ul').first().getByRole('listitem'))).toHaveCount(5)
    await reviews.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: /2$/ }).first().click()
    await expect.poll(() => calls.at(-1)).toEqual({ to: 'GET /v1/reviews', query: { productId: rich, page: '2', limit: '5' }, body: null, signed: false })
  })
})

test.describe('failures', () => {
  test.use({ expectedConsole: /status of (404|500)|A part of the page failed/ })

  test('are said in the written words', async ({ page, shop }) => {
    const fault = await failCalls(page, '^(GET /v1/products/prod-2|POST /v1/(cart|reviews|wishlist))$')
    await shop.open('/products/prod-1', { role: 'customer', scenario: 'new-customer' })
    await addToCart(page).click()
    await expect(page.getByText('Failed to add item to cart. Please try again.')).toBeVisible()
    const reviews = section(page, 'Customer Reviews')
    await reviews.getByRole('radio').nth(4).check({ force: true })
    await reviews.getByRole('textbox', { name: 'Your review' }).fill('Bright.')
    await reviews.getByRole('button', { name: 'Submit Review' }).click()
    await expect(reviews.getByRole('alert')).toHaveText('Failed to submit review. Please try again.')

    await shop.open('/products/prod-2')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to load product. Please try again later.')
    await fault.heal()
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'About the Product' })).toBeVisible()
    await shop.open('/products/nothing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  })
})
