import { expect, test } from '../support/fixtures.ts'

test('empty-shop: the shop says that there is nothing to buy', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/products', { scenario: 'empty-shop' })
  await expect(page.getByRole('main')).toContainText(/Showing 0 of 0 variants|no products|nothing/i)
  await shop.go('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suvarnika')
  await expect(page.getByRole('heading', { name: 'Special Products' })).toHaveCount(0)
})

test('sold-out: every product says so and cannot be added', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/products', { scenario: 'sold-out' })
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sold out' })
  await expect(cards.first()).toBeVisible()
  await expect(cards.first().getByRole('button', { name: /cart|sold out/i })).toBeDisabled()
})

test(
  'slow-network: each answer takes 2 s, and placeholders have the shape of the content',
  { tag: '@slow' },
  async ({ page, shop: _watched }) => {
    await page.goto('/products?scenario=slow-network')
    await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
    const took = await page.evaluate(async () => {
      const start = performance.now()
      await fetch('/v1/products/prod-1')
      return performance.now() - start
    })
    expect(took).toBeGreaterThan(2000)
  },
)

test.describe('every-list-fails', () => {
  test.use({
    expectedConsole:
      /status of 500|Failed to load collections|A part of the page failed|The running sales|Failed to load reviews/,
  })

  test('each list shows its own message and offers Retry', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/products', { scenario: 'every-list-fails' })
    await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible()
    await shop.go('/')
    await expect(page.getByText('Failed to load collections.')).toBeVisible()
    await expect(page.getByText('Failed to fetch collections').first()).toBeVisible()
    await expect(page.getByText('Failed to fetch categories').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  })
})
