import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

// So low that the form's own buttons are out of view and the save bar shows.
test.use({ viewport: { width: 1280, height: 480 } })

const picture = '/media/products/nose-pin--gold--diamond-800.avif'
const sent = (calls: { to: string; body: unknown }[], method: string) =>
  calls.filter(({ to }) => to.startsWith(`${method} `)).map(({ to, body }) => [to, body])

for (const [kind, Word, plural, text] of [
  ['category', 'Category', 'categories', 'Category created successfully!'],
  ['collection', 'Collection', 'collections', 'Collection created successfully!'],
] as const) {
  const tag = kind === 'collection' ? [] : '@slow'
  test(
    `a ${kind} is created with its three fields and a live preview, and the form is cleared`,
    { tag },
    async ({ page, shop }) => {
      const calls = recordCalls(page)
      await shop.open(`/admin/new-${kind}`, { role: 'admin' })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Please enter a name')).toBeVisible()
      await expect(page.getByText('Please enter a description')).toBeVisible()
      await expect(page.getByText("Please enter the thumbnail's address")).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
      expect(sent(calls, 'POST')).toEqual([])

      const box = page.getByRole('figure')
      const size = () =>
        box.evaluate((figure) => figure.getBoundingClientRect()).then(({ width, height }) => [width, height])
      const before = await size()
      await expect(box).toHaveText('The picture shows here once its address is entered.')
      await page.getByLabel('Name').fill('Brooches')
      await page.getByLabel('Description').fill('Pins for a sari or a lapel.')
      await page.getByLabel('Thumbnail URL').fill('data:image/png;base64,none')
      await expect(box).toHaveText('The picture could not be loaded. Please check its address.')
      expect(await size()).toEqual(before)
      await page.getByLabel('Thumbnail URL').fill(picture)
      await expect(page.getByText('Unsaved changes').last()).toBeVisible()
      await expect(page.getByRole('img', { name: 'Thumbnail of Brooches' })).toBeVisible()
      expect(await size()).toEqual(before)

      // Cancel clears the form and can be undone until something is typed.
      await page.getByRole('button', { name: 'Cancel' }).click()
      for (const field of ['Name', 'Description', 'Thumbnail URL']) await expect(page.getByLabel(field)).toHaveValue('')
      await page.getByRole('button', { name: 'Undo clear' }).click()
      await expect(page.getByLabel('Name')).toHaveValue('Brooches')
      await page.getByRole('button', { name: 'Submit' }).click()

      await expect(page.getByText(text)).toBeVisible()
      expect(sent(calls, 'POST')).toEqual([
        [`POST /v1/${plural}`, { name: 'Brooches', description: 'Pins for a sari or a lapel.', thumbnail: picture }],
      ])
      for (const field of ['Name', 'Description', 'Thumbnail URL']) await expect(page.getByLabel(field)).toHaveValue('')
      for (const button of ['Save', 'Undo clear'])
        await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to list' }).click()
      await expect(page).toHaveURL(`/admin/${plural}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Create ${Word}`)
    },
  )
}

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
