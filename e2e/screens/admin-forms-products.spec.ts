import type { Locator, Page } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'

const files = (...names: string[]) =>
  names.map((name, index) => ({ name, mimeType: 'image/png', buffer: pngOf(index) }))
const bodies = (calls: { to: string; body: unknown }[], to: string) =>
  calls.filter((call) => call.to === to).map(({ body }) => body)
const pictures = (page: Page) => page.getByRole('listitem', { name: /^Picture / })
const names = (page: Page) => pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

/** Drags files from outside the browser and drops them on the heading, outside the drop zone. */
async function dropFiles(page: Page, dropped: { name: string; bytes: number[] }[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, bytes } of all) data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }))
    return data
  }, dropped)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Let go to add them')).toBeVisible()
  await heading.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Drags a picture with the mouse, in small steps. */
async function dragPicture(page: Page, from: number, to: number) {
  await pictures(page).nth(from).hover()
  await page.mouse.down()
  const target = await pictures(page).nth(to).boundingBox()
  if (target === null) throw new Error('The target is not on the page.')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 })
  await page.mouse.up()
}

async function fillTexts(main: Locator) {
  await main.getByLabel('Name').fill('Meera Ring')
  await main.getByLabel('Brand').fill('Suvarnika')
  await main.getByLabel('SKU').fill('SUV-TST-1')
  await main.getByLabel('Description').fill('A plain band.')
  await main.getByLabel('Base price').fill('12500.5')
  await main.getByLabel('Category', { exact: true }).selectOption('Rings')
  await main.getByLabel('Collection').selectOption('Gold Collection')
  await main.getByLabel('Tax category').selectOption({ index: 1 })
}

/**
 * Adds three pictures, sorts them by keyboard and by mouse, and removes the first. Returns the addresses of all three.
 */
async function arrangePictures(page: Page): Promise<(string | null)[]> {
  await page.getByLabel('Add images').setInputFiles(files('front.png', 'side.png'))
  await dropFiles(page, [{ name: 'back.png', bytes: [...pngOf(2)] }])
  await expect(pictures(page).getByRole('img')).toHaveCount(3)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect
    .poll(() => names(page))
    .toEqual(['Picture 1 of 3: front.png', 'Picture 2 of 3: side.png', 'Picture 3 of 3: back.png'])
  await expect(pictures(page).filter({ hasText: 'Primary' })).toHaveAccessibleName('Picture 1 of 3: front.png')
  await page.getByRole('button', { name: 'Move back.png earlier' }).press('Enter')
  await expect(page.getByText('back.png is now picture 2 of 3.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move back.png earlier' })).toBeFocused()
  await page.getByRole('button', { name: 'Move front.png later' }).press('Enter')
  await expect
    .poll(() => names(page))
    .toEqual(['Picture 1 of 3: back.png', 'Picture 2 of 3: front.png', 'Picture 3 of 3: side.png'])
  await page.getByRole('button', { name: 'Make side.png the primary picture' }).click()
  await expect(page.getByText('side.png is now picture 1 of 3, the primary one.')).toBeAttached()
  await dragPicture(page, 2, 0)
  await expect
    .poll(() => names(page))
    .toEqual(['Picture 1 of 3: front.png', 'Picture 2 of 3: side.png', 'Picture 3 of 3: back.png'])
  const sources = await pictures(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  // When the first picture is removed, the next one becomes the primary one.
  // Right after a drag, dnd-kit ignores a press.
  await expect(async () => {
    const remove = page.getByRole('button', { name: 'Remove front.png' })
    if ((await remove.count()) > 0) await remove.press('Enter')
    await expect(pictures(page)).toHaveCount(2, { timeout: 500 })
  }).toPass()
  await expect.poll(() => names(page)).toEqual(['Picture 1 of 2: side.png', 'Picture 2 of 2: back.png'])
  await expect(pictures(page).filter({ hasText: 'Primary' })).toHaveAccessibleName('Picture 1 of 2: side.png')
  await expect(page.getByRole('button', { name: 'Remove side.png' })).toBeFocused()
  return sources
}

/** Adds one variant, duplicates and changes it, and removes one more. */
async function addVariants(page: Page) {
  await page.getByRole('button', { name: 'Add variant' }).click()
  const first = page.getByRole('group', { name: /Variant 1/ })
  await expect(first.getByLabel('Color')).toBeFocused()
  await first.getByLabel('Color').fill('Gold')
  await first.getByLabel('Size').fill('12')
  await first.getByLabel('Weight (g)').fill('3.2')
  await first.getByLabel('Price modifier').fill('-500.5')
  await expect(page.getByRole('group', { name: 'Variant 1 · sells at ₹12,000.00' })).toBeVisible()
  await first.getByLabel('Total quantity').fill('4')
  await first.getByLabel('Stock alert at').fill('1')
  await page.getByRole('button', { name: 'Duplicate variant 1' }).click()
  const second = page.getByRole('group', { name: /Variant 2/ })
  await second.getByLabel('Color').fill('Silver')
  await second.getByLabel('Price modifier').fill('')
  await second.getByLabel('Picture').selectOption('2: back.png')
  await page.getByRole('button', { name: 'Duplicate variant 2' }).click()
  await page.getByRole('button', { name: 'Remove variant 2' }).click()
  await expect(page.getByRole('group', { name: /Variant/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add variant' })).toBeFocused()
}

async function expectCleared(page: Page) {
  const main = page.getByRole('main')
  for (const field of [
    'Name',
    'Brand',
    'SKU',
    'Description',
    'Base price',
    'Material type',
    'Metal purity',
    'Gemstone details',
    'Additional attributes',
  ]) {
    await expect(main.getByLabel(field)).toHaveValue('')
  }
  for (const list of ['Category', 'Collection', 'Tax Category'])
    await expect(main.getByLabel(list, { exact: true })).toHaveValue('')
  await expect(pictures(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: /Variant/ })).toHaveCount(0)
}

/** The expected request, with the second and the third of `sources` as pictures. */
function productWith(sources: (string | null)[]) {
  const variant = {
    size: '12',
    weight: 3.2,
    inventory: { total_quantity: 4, reserved_quantity: 0, minimum_stock_alert: 1 },
  }
  return {
    name: 'Meera Ring',
    brand: 'Suvarnika',
    description: 'A plain band.',
    SKU: 'SUV-TST-1',
    base_price: 12500.5,
    category_id: 'cat-1',
    collection_id: expect.stringMatching(/^col-/),
    tax_category_id: expect.stringMatching(/^tax-/),
    images: [
      { image_url: sources[1], is_primary: true, display_order: 1 },
      { image_url: sources[2], is_primary: false, display_order: 2 },
    ],
    variants: [
      { ...variant, color: 'Gold', price_modifier: -500.5, image_url: null },
      { ...variant, color: 'Silver', price_modifier: 0, image_url: sources[2] },
    ],
    product_metadata: {
      material_type: 'Gold',
      metal_purity: '22K',
      gemstone_details: 'x'.repeat(250),
      additional_attributes: 'Hallmarked',
    },
  }
}

test('a product is created with all its fields and its pictures in order, and the form is cleared', async ({
  page,
  shop,
}) => {
  const calls = recordCalls(page)
  await shop.open('/admin/new-products', { role: 'admin' })
  const main = page.getByRole('main')
  await fillTexts(main)

  const sources = await arrangePictures(page)

  await addVariants(page)

  await main.getByLabel('Material type').fill('Gold')
  await main.getByLabel('Metal purity').fill('22K')
  const gems = main.getByLabel('Gemstone details')
  await gems.fill('x'.repeat(251))
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(gems).toHaveAccessibleDescription(/251 of at most 250 characters.*Please use at most 250 characters/)
  await expect(gems).toBeFocused()
  expect(bodies(calls, 'POST /v1/products')).toEqual([])
  await gems.fill('x'.repeat(250))
  await main.getByLabel('Additional attributes').fill('Hallmarked')
  await page.getByRole('button', { name: 'Create product' }).click()

  await expect(page.getByText('Product created successfully!')).toBeVisible()
  expect(bodies(calls, 'POST /v1/upload')).toHaveLength(3)
  expect(
    calls.filter(({ to }) => to === 'POST /v1/upload' || to === 'GET /v1/tax-categories').every(({ signed }) => signed),
  ).toBe(true)
  expect(bodies(calls, 'POST /v1/products')).toEqual([productWith(sources)])
  await expectCleared(page)
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Ring')
})

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

test('version 1 sends the price with 4 decimals, and makes no call when nothing changed', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/products', { role: 'admin' })
  await page.getByRole('link', { name: 'Update Aarohi Solitaire Ring' }).click()
  await expect(page).toHaveURL('/admin/update-product?id=prod-1')
  const price = page.getByLabel('Base Price')
  await expect(price).toHaveValue('48500')
  await price.fill('48500.00001')
  await page.getByRole('button', { name: 'Update product' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Product Unchanged')
  await alert.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL('/admin/products')
  expect(calls.filter(({ to }) => to.startsWith('PUT'))).toEqual([])

  await page.goBack()
  // The item is in the navigation state: it survives a reload, and the address alone is enough too.
  await page.reload()
  await price.fill('')
  await page.getByLabel('Name').fill('')
  await page.getByLabel('Description').fill('')
  await page.getByRole('button', { name: 'Update product' }).click()
  for (const text of ['Please enter a name', 'Please enter a base price', 'Please enter a description'])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByLabel('Name').fill('Aarohi Ring')
  await page.getByLabel('Description').fill('Slim.')
  await price.fill('48501.23456')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/products')
  expect(bodies(calls, 'PUT /v1/products/prod-1')).toEqual([
    { name: 'Aarohi Ring', base_price: '48501.2346', description: 'Slim.' },
  ])
  await expect(page.getByRole('cell', { name: 'Aarohi Ring' }).first()).toBeVisible()
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
