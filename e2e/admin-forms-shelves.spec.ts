import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'

const picture = '/media/products/nose-pin--gold--diamond-800.avif'
const sent = (calls: { to: string; body: unknown }[], method: string) =>
  calls.filter(({ to }) => to.startsWith(`${method} `)).map(({ to, body }) => [to, body])

for (const [kind, Word, plural] of [
  ['category', 'Category', 'categories'],
  ['collection', 'Collection', 'collections'],
] as const) {
  test(`a ${kind} is created with its three fields, and the form is empty again`, async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open(`/admin/new-${kind}`, { role: 'admin' })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await expect(page.getByText('Please enter a description')).toBeVisible()
    await expect(page.getByText("Please enter the thumbnail's address")).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(sent(calls, 'POST')).toEqual([])

    await page.getByLabel('Name').fill('Brooches')
    await page.getByLabel('Description').fill('Pins for a sari or a lapel.')
    await page.getByLabel('Thumbnail URL').fill(picture)
    await expect(page.getByText('Unsaved changes').last()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Thumbnail of Brooches' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()

    await expect(page.getByText(`${Word} created successfully!`)).toBeVisible()
    expect(sent(calls, 'POST')).toEqual([
      [`POST /v1/${plural}`, { name: 'Brooches', description: 'Pins for a sari or a lapel.', thumbnail: picture }],
    ])
    for (const field of ['Name', 'Description', 'Thumbnail URL']) await expect(page.getByLabel(field)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to list' }).click()
    await expect(page).toHaveURL(`/admin/${plural}`)
  })

  test(`a ${kind} is updated from the list, and the form shows its original values again`, async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open(`/admin/${plural}`, { role: 'admin' })
    await page.getByRole('link', { name: /^Update / }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: `Update ${Word}` })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const name = page.getByLabel('Name')
    await expect(name).not.toHaveValue('')
    const original = await name.inputValue()
    const description = await page.getByLabel('Description').inputValue()
    const thumbnail = await page.getByLabel('Thumbnail URL').inputValue()
    await name.fill('Renamed')
    await page.keyboard.press('Control+s')

    // The catalogue has the words of the category for both.
    await expect(page.getByText('Category updated successfully!')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Renamed' })).toBeVisible()
    expect(sent(calls, 'PUT')).toEqual([[`PUT /v1/${plural}/${id}`, { name: 'Renamed', description, thumbnail }]])
    await expect(name).toHaveValue(original)
    await page.getByRole('link', { name: 'Back to list' }).click()
    await expect(page.getByRole('cell', { name: 'Renamed' }).first()).toBeVisible()
  })

  test(`without a ${kind} the update screen says where to choose one; an address with an id is enough`, async ({ page, shop }) => {
    await shop.open(`/admin/update-${kind}`, { role: 'admin' })
    await expect(page.getByText('Choose an item to edit')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Go to / })).toHaveAttribute('href', `/admin/${plural}`)
    await shop.open(`/admin/update-${kind}?id=${kind.slice(0, 3)}-2`)
    await expect(page.getByLabel('Name')).not.toHaveValue('')
  })

  test.describe('an address of what is gone', () => {
    test.use({ expectedConsole: [/status of 404/] })

    test(`says that the ${kind} no longer exists`, async ({ page, shop }) => {
      await shop.open(`/admin/update-${kind}?id=nothing`, { role: 'admin' })
      await expect(page.getByText(`This ${kind} no longer exists`)).toBeVisible()
    })
  })
}

test('Cancel clears the fields, and Undo clear brings them back', async ({ page, shop }) => {
  await shop.open('/admin/update-category?id=cat-1', { role: 'admin' })
  const name = page.getByLabel('Name')
  await expect(name).toHaveValue('Rings')
  await page.getByRole('button', { name: 'Cancel' }).click()
  for (const field of ['Name', 'Description', 'Thumbnail URL']) await expect(page.getByLabel(field)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo clear' }).click()
  await expect(name).toHaveValue('Rings')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('a preview that cannot load says so in the same box', async ({ page, shop }) => {
  await shop.open('/admin/new-category', { role: 'admin' })
  const box = page.getByRole('figure')
  const before = await box.boundingBox()
  await page.getByLabel('Thumbnail URL').fill('data:image/png;base64,none')
  await expect(page.getByText('The picture could not be loaded. Please check its address.')).toBeVisible()
  expect(await box.boundingBox()).toEqual(before)
  await page.getByLabel('Thumbnail URL').fill(picture)
  await expect(page.getByRole('img', { name: 'Thumbnail preview' })).toBeVisible()
  expect(await box.boundingBox()).toEqual(before)
})

test.describe('when a call fails', () => {
  test.use({ expectedConsole: [/Failed to (create|update) the category|status of 404/] })

  test('the failure is logged and told, and what was typed stays', async ({ page, shop }) => {
    await failCalls(page, 'POST /v1/categories$')
    await shop.open('/admin/new-category', { role: 'admin' })
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to create the category'))
    await page.getByLabel('Name').fill('Brooches')
    await page.getByLabel('Description').fill('Pins')
    await page.getByLabel('Thumbnail URL').fill(picture)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Out of order.')
    await logged
    await expect(page.getByLabel('Name')).toHaveValue('Brooches')
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  })

  test('what was deleted in another tab is told, and what was typed stays', async ({ page, shop }) => {
    await shop.open('/admin/update-category?id=cat-3', { role: 'admin' })
    const name = page.getByLabel('Name')
    await expect(name).not.toHaveValue('')
    await name.fill('Typed for a while')
    await page.evaluate(() =>
      fetch('/v1/categories/cat-3', { method: 'DELETE', headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } }),
    )
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This category was deleted meanwhile')
    await expect(name).toHaveValue('Typed for a while')
  })
})
