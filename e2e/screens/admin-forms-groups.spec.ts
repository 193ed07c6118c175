import { failCalls, recordCalls } from '../support/calls.ts'
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

  test(
    `a ${kind} is updated from the list: Cancel clears the form, and after saving it shows the original values again`,
    { tag: '@slow' },
    async ({ page, shop }) => {
      const calls = recordCalls(page)
      await shop.open(`/admin/${plural}`, { role: 'admin' })
      await page
        .getByRole('link', { name: /^Update / })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: `Update ${Word}` })).toBeVisible()
      const id = new URL(page.url()).searchParams.get('id') ?? ''
      // The item is in the navigation state, which a reload keeps.
      await page.reload()
      const fields = ['Name', 'Description', 'Thumbnail URL'].map((label) => page.getByLabel(label))
      await expect(page.getByLabel('Name')).not.toHaveValue('')
      const original = await Promise.all(fields.map((field) => field.inputValue()))

      await page.getByRole('button', { name: 'Cancel' }).click()
      for (const field of fields) await expect(field).toHaveValue('')
      await page.getByLabel('Name').fill('Typed on')
      await expect(page.getByRole('button', { name: 'Undo clear' })).toHaveCount(0)
      await page.getByLabel('Name').fill('')
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Undo changes' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Undo clear' }).click()
      for (const [index, field] of fields.entries()) await expect(field).toHaveValue(original[index] ?? '')
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)

      await page.getByLabel('Name').fill('Renamed')
      await page.getByLabel('Description').fill('Described anew')
      await page.keyboard.press('Control+s')
      // Both kinds share this message, worded for categories.
      await expect(page.getByText('Category updated successfully!')).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: 'Renamed' })).toBeVisible()
      await expect(page.getByRole('term').first()).toHaveText(Word)
      expect(sent(calls, 'PUT')).toEqual([
        [`PUT /v1/${plural}/${id}`, { name: 'Renamed', description: 'Described anew', thumbnail: original[2] }],
      ])
      for (const [index, field] of fields.entries()) await expect(field).toHaveValue(original[index] ?? '')
      await page.getByRole('link', { name: 'Back to list' }).click()
      await expect(page.getByRole('cell', { name: 'Renamed' }).first()).toBeVisible()
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

test.describe('when a call fails', () => {
  test.use({ expectedConsole: [/Failed to (create|update) the c/] })

  test('a failed save is logged and shown, and typed text stays', { tag: '@slow' }, async ({ page, shop }) => {
    await failCalls(page, '(POST|PUT) /v1/(categories|collections)')
    const forms = both.flatMap(([kind]) => [
      { path: `/admin/new-${kind}`, title: `Create ${kind}`, words: `Failed to create the ${kind}` },
      {
        path: `/admin/update-${kind}?id=${kind.slice(0, 3)}-2`,
        title: `Update ${kind}`,
        words: `Failed to update the ${kind}`,
      },
    ])
    await shop.open('/admin/orders', { role: 'admin' })
    for (const { path, title, words } of forms) {
      const logged = page.waitForEvent('console', (message) => message.text().includes(words))
      await shop.go(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { ignoreCase: true })
      if (path.includes('update')) await expect(page.getByLabel('Name')).not.toHaveValue('')
      await page.getByLabel('Name').fill('Brooches')
      await page.getByLabel('Description').fill('Pins')
      await page.getByLabel('Thumbnail URL').fill(picture)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Out of order.')
      await logged
      await expect(page.getByLabel('Name')).toHaveValue('Brooches')
      await page.getByRole('button', { name: 'Undo changes' }).click()
      // Leaving asks until the form is saved.
      await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
    }
  })
})
