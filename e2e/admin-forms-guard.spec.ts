import { recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'

test('a changed form asks before it is left: Stay, Discard, Save', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/update-category?id=cat-1', { role: 'admin' })
  const name = page.getByLabel('Name')
  await expect(name).toHaveValue('Rings')
  const away = page.getByRole('link', { name: 'Customers' })
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' })

  await name.fill('Bands')
  await away.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Bands')
  await expect(page).toHaveURL('/admin/update-category?id=cat-1')

  await away.click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/admin/customers')
  await page.goBack()
  await expect(name).toHaveValue('Rings')

  await name.fill('Bands')
  await away.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/admin/customers')
  expect(calls.filter(({ to }) => to.startsWith('PUT')).map(({ body }) => body)).toMatchObject([{ name: 'Bands' }])
})

test('a form that cannot be saved is not left by Save', async ({ page, shop }) => {
  await shop.open('/admin/new-category', { role: 'admin' })
  await page.getByLabel('Name').fill('Brooches')
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('Please enter a description')).toBeVisible()
  await expect(page).toHaveURL('/admin/new-category')
})

test('Discard in the bar goes back to what is saved; an untouched form is left without a question', async ({ page, shop }) => {
  await shop.open('/admin/update-category?id=cat-1', { role: 'admin' })
  const name = page.getByLabel('Name')
  await expect(name).toHaveValue('Rings')
  await name.fill('Bands')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('Rings')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page).toHaveURL('/admin/customers')
})

test('closing the tab asks as well, and only while something is unsaved', async ({ page, shop }) => {
  await shop.open('/admin/new-category', { role: 'admin' })
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.getByLabel('Name').fill('Brooches')
  await page.reload()
  expect(asked).toBe(1)
  await expect(page.getByLabel('Name')).toHaveValue('Brooches')
  await expect(page.getByText('Here is what you had typed before.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.reload()
  expect(asked).toBe(1)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('a background answer replaces an untouched form only', async ({ page, shop }) => {
  await shop.open('/admin/categories', { role: 'admin' })
  const rename = (name: string) =>
    page.evaluate(
      (value) =>
        fetch('/v1/categories/cat-1', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` },
          body: JSON.stringify({ name: value, description: 'd', thumbnail: '/a' }),
        }).then(({ status }) => status),
      name,
    )
  await page.getByRole('table').waitFor()
  // The list still hands over the old name.
  expect(await rename('Newer rings')).toBe(200)
  await page.getByRole('link', { name: 'Update Rings', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Newer rings')
})

for (const [path, call, body] of [
  ['/admin/update-category?id=cat-1', '/v1/categories/cat-1', { description: 'Changed by a colleague', thumbnail: '/a' }],
  ['/admin/update-product?id=prod-1', '/v1/products/prod-1', { description: 'Changed by a colleague', base_price: '100.0000' }],
] as const) {
  test(`${path} says when a colleague saved meanwhile, and keeps what was typed`, async ({ page, shop }) => {
    await shop.open(path, { role: 'admin' })
    const main = page.getByRole('main')
    const name = main.getByLabel('Name', { exact: true })
    await expect(name).not.toHaveValue('')
    await name.fill('Typed for a while')
    const status = await page.evaluate(
      async ([to, sent]) => {
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` }
        return (await fetch(to, { method: 'PUT', headers, body: JSON.stringify({ name: 'Named by a colleague', ...sent }) })).status
      },
      [call, body] as const,
    )
    expect(status).toBe(200)
    // As on coming back to this tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(main.getByText(/This was changed meanwhile/)).toBeVisible()
    await expect(name).toHaveValue('Typed for a while')
    expect(await shop.axe()).toEqual([])
    await page.getByRole('button', { name: 'Show the newer version' }).click()
    await expect(name).toHaveValue('Named by a colleague')
    await expect(main.getByLabel('Description')).toHaveValue('Changed by a colleague')
    await expect(main.getByText(/This was changed meanwhile/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  })
}

test.describe('an ended session', () => {
  test.use({ expectedConsole: [/status of 401|Failed to create coupon/] })

  test('in the middle of a long form loses nothing', async ({ page, shop }) => {
    await shop.open('/admin/new-coupon', { role: 'admin', scenario: 'expired-token' })
    await page.getByLabel('Code').fill('KEPT')
    await page.getByLabel('Discount type').selectOption('Fixed amount')
    await page.getByLabel('Maximum discount').fill('10')
    await page.getByLabel('Start date').fill('2026-12-01T10:00')
    await page.getByLabel('End date').fill('2026-12-02T10:00')
    await page.getByRole('button', { name: 'Create coupon' }).click()

    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').first().fill('admin@shop.test')
    await page.getByLabel('Password', { exact: true }).fill('admin-pass')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/admin/new-coupon')
    await expect(page.getByText('Here is what you had typed before.')).toBeVisible()
    await expect(page.getByLabel('Code')).toHaveValue('KEPT')
    await expect(page.getByLabel('End date')).toHaveValue('2026-12-02T10:00')
    await expect(page.getByLabel('Discount type')).toHaveValue('fixed')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByText('Coupon created successfully!')).toBeVisible()
  })
})
