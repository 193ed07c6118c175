import { expect, test } from '../support/fixtures.ts'

const both = [
  ['category', 'categories'],
  ['collection', 'collections'],
] as const

test.describe('without one', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test(
    'the update screens say where to choose an item, or that it is gone; an id in the address is enough',
    { tag: '@slow' },
    async ({ page, shop }) => {
      await shop.open('/admin/orders', { role: 'admin' })
      for (const [kind, plural] of both) {
        await shop.go(`/admin/update-${kind}`)
        await expect(page.getByText('Choose an item to edit')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: /^Go to / })).toHaveAttribute(
          'href',
          `/admin/${plural}`,
        )
        await shop.go(`/admin/update-${kind}?id=nothing`)
        await expect(page.getByText(`There is no such ${kind}`)).toBeVisible()
        await shop.go(`/admin/update-${kind}?id=${kind.slice(0, 3)}-2`)
        await expect(page.getByLabel('Name')).not.toHaveValue('')
      }
    },
  )
})
