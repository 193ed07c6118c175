import { expect, test } from '../support/fixtures.ts'

test(
  'an order is found by a part of its number, and a customer by a part of the name',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/orders', { role: 'admin' })
    const first = page.getByRole('row').nth(1)
    const number = (await first.getByRole('cell').first().innerText()).match(/SUV-\d+-(\d+)/)?.[1] ?? ''
    expect(number).not.toBe('')
    await page.getByRole('searchbox').fill(number)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(first).toContainText(number)

    await shop.go('/admin/customers')
    await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toBeVisible()
    const name = (await first.getByRole('cell').first().innerText()).split(/\s/)[0] ?? ''
    await page.getByRole('searchbox').fill(name.toUpperCase())
    await expect(page).toHaveURL(/q=/)
    await expect(first).toContainText(name)
  },
)
