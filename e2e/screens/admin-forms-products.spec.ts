import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'

const files = (...names: string[]) =>
  names.map((name, index) => ({ name, mimeType: 'image/png', buffer: pngOf(index) }))
const bodies = (calls: { to: string; body: unknown }[], to: string) =>
  calls.filter((call) => call.to === to).map(({ body }) => body)
const pictures = (page: Page) => page.getByRole('listitem', { name: /^Picture / })

test('a variant whose picture is removed shows the product’s again', { tag: '@slow' }, async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/new-products', { role: 'admin' })
  await page.getByLabel('Name').fill('Meera Ring')
  await page.getByLabel('SKU').fill('SUV-TST-3')
  await page.getByLabel('Add images').setInputFiles(files('front.png', 'side.png'))
  await expect(pictures(page).getByRole('img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add variant' }).click()
  await page.getByLabel('Picture', { exact: true }).selectOption('2: side.png')
  await page.getByRole('button', { name: 'Remove side.png' }).click()
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  expect(bodies(calls, 'POST /v1/products')).toMatchObject([{ variants: [{ image_url: null }] }])
})

/** The labels of the form's fields, in their order on the page. */
const labels = async (page: Page) => {
  const fields = page.getByRole('main').locator('form :is(input, select, textarea)')
  const texts = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
  )
  return texts.map((text) => text?.replace(/\W*$/, '')).join(', ')
}

test('the fields stand in the specified order', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin/new-products', { role: 'admin' })
  await expect
    .poll(() => labels(page))
    .toMatch(
      /^Name, Brand, Description, SKU, Base Price, Category, Collection, Tax Category, Add images.*, Material Type, Metal Purity, Gemstone Details, Additional Attributes$/,
    )
  await shop.go('/admin/update-product?id=prod-1')
  await expect.poll(() => labels(page)).toBe('Name, Base Price, Description')
  await shop.go('/admin/update-product2?id=prod-1')
  await expect
    .poll(() => labels(page))
    .toMatch(
      /^Name, Brand, SKU, Description, Base Price, Stock, Thumbnail URL(, Color, Size, Price Modifier, Total Quantity, Reserved Quantity){3}$/,
    )
  await shop.go('/admin/update-product3?id=prod-1')
  await expect.poll(() => labels(page)).toBe('Name, Price, Description, SKU')
  await shop.go('/admin/new-sale')
  await expect
    .poll(() => labels(page))
    .toBe('Name, Description, Start Date, Start Time, End Date, End Time, Active, Thumbnail URL, Add a product')
})

test.describe('when creating fails', () => {
  test.use({ expectedConsole: [/Failed to (upload a picture|load required data|load resource)/] })

  test('a failure without a server message shows a default one', { tag: '@slow' }, async ({ page, shop }) => {
    await failCalls(page, 'POST /v1/products$', { status: 500 })
    await shop.open('/admin/new-products', { role: 'admin' })
    await page.getByRole('main').getByLabel('Name').fill('X')
    await page.getByLabel('SKU').fill('X')
    await page.keyboard.press('Control+s')
    const words = page.getByRole('main').getByRole('alert')
    await expect(words).toHaveText('Failed to create product')
    // The toast sits above the bar, so that Save stays reachable.
    const toast = await page.getByText('Failed to create product. Please try again.').boundingBox()
    const save = await page.getByRole('button', { name: 'Save' }).boundingBox()
    expect(toast && save && toast.y + toast.height).toBeLessThan(save?.y ?? 0)
  })
})

test.describe('when updating fails', () => {
  test.use({ expectedConsole: [/Failed to (update the product|load resource)/] })

  test('a product that fails to load says so, and Retry loads it', { tag: '@slow' }, async ({ page, shop }) => {
    const { heal } = await failCalls(page, 'GET /v1/products/prod-1$')
    await shop.open('/admin/update-product?id=prod-1', { role: 'admin' })
    await expect(page.getByText('Failed to load product. Please try again later.')).toBeVisible()
    await heal()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Base Price')).toHaveValue('48500')
  })
})

test(
  'without a product the three screens say where to choose one; a direct link shows a placeholder of the form',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin' })
    for (const path of ['/admin/update-product', '/admin/update-product2', '/admin/update-product3']) {
      await shop.go('/admin/products')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
      await shop.go(path)
      await expect(page.getByText('Choose an item to edit')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to Products' })).toHaveAttribute('href', '/admin/products')
    }
    // Not `open`, which waits for the form.
    await page.goto('/admin/update-product?id=prod-1&latency=2000')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByLabel('Base Price')).toHaveValue('48500')
  },
)
