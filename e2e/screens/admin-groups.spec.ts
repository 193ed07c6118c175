import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test(
  'categories: the server searches by name or description; Update opens the item, Delete asks',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/admin/categories', { role: 'admin' })
    const rows = page.getByRole('table', { name: 'categories' }).getByRole('row')
    await expect(rows).toHaveCount(13)
    expect(calls.filter(({ to }) => to === 'GET /v1/categories').map(({ query }) => query)).toContainEqual({
      page: '1',
      limit: '100',
    })

    await page.getByRole('searchbox', { name: 'Search by name or description' }).fill('jhumkas')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Earrings')
    const searched = calls.filter(({ to }) => to === 'GET /v1/search/admin/categories')
    expect(searched.map(({ query, signed }) => [query, signed])).toEqual([
      [{ q: 'jhumkas', page: '1', filters: '{}' }, true],
    ])

    await page.getByRole('link', { name: 'Update Earrings' }).click()
    await expect(page).toHaveURL('/admin/update-category?id=cat-2')
    await page.goBack()
    await expect(page).toHaveURL('/admin/categories?q=jhumkas')
    await page.getByRole('button', { name: 'Delete Earrings' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Delete “Earrings”? Products stay, without a category.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('“Earrings” was deleted.')).toBeVisible()
    await expect(page.getByText('No categories found.')).toBeVisible()
    expect(calls.filter(({ to }) => to.startsWith('DELETE')).map(({ to }) => to)).toEqual([
      'DELETE /v1/categories/cat-2',
    ])
  },
)

test(
  'collections: all pages are loaded, 100 each, and searched in the browser',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/admin/collections', { role: 'admin' })
    await expect(page.getByRole('table', { name: 'collections' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search by name or description' }).fill('wedding')
    await expect(page.getByRole('row').nth(1)).toContainText('Wedding Jwellery')
    expect(calls.filter(({ to }) => to === 'GET /v1/collections').map(({ query }) => query.limit)).toEqual(['100'])
    expect(calls.filter(({ to }) => to.includes('search'))).toEqual([])
    await page.getByRole('link', { name: 'Update Wedding Jwellery' }).click()
    await expect(page).toHaveURL(/update-collection\?id=col-\d+$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Delete Wedding Jwellery' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Delete “Wedding Jwellery”? Products stay, without a collection.',
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('“Wedding Jwellery” was deleted.')).toBeVisible()
    await expect(page.getByText('No collections found.')).toBeVisible()
    expect(calls.filter(({ to }) => to.startsWith('DELETE')).map(({ to }) => to)).toEqual([
      expect.stringMatching(/^DELETE \/v1\/collections\/col-\d+$/),
    ])
  },
)
