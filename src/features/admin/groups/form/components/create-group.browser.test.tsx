import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreateGroup } from './create-group.tsx'

afterEach(leaveScreen)

test('a failed save is logged, and its text and the fields stay until Cancel clears them', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  stubHost(() => Response.json({ message: 'Out of order.' }, { status: 500 }))
  const { screen } = await renderScreen(<CreateGroup kind="category" />)
  const fields = [/^Name/, /^Description/, /^Thumbnail URL/].map((name) => screen.getByRole('textbox', { name }))
  for (const field of fields) await field.fill('/rings.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const failure = screen.getByText('Out of order.')
  await expect.element(failure).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to create the category'])
  for (const field of fields) await expect.element(field).toHaveValue('/rings.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.element(failure).not.toBeInTheDocument()
  for (const field of fields) await expect.element(field).toHaveValue('')
})

test.each([
  ['category', 'categories', 'Category created successfully!'],
  ['collection', 'collections', 'Collection created successfully!'],
] as const)('a %s is created with its three fields and a preview, and the form is empty', async (kind, many, text) => {
  const sent: unknown[] = []
  stubHost((call, body) => {
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return { id: 'one' }
  })
  const { screen } = await renderScreen(<CreateGroup kind={kind} />)
  const fields = [/^Name/, /^Description/, /^Thumbnail URL/].map((name) => screen.getByRole('textbox', { name }))
  const expectValues = async (values: string[]) => {
    for (const [index, field] of fields.entries()) await expect.element(field).toHaveValue(values[index])
  }
  const submit = screen.getByRole('button', { name: 'Submit' })
  await userEvent.click(submit)
  for (const words of ['a name', 'a description', "the thumbnail's address"])
    await expect.element(screen.getByText(`Please enter ${words}`)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
  expect(sent).toEqual([])

  const typed = ['Brooches', 'Pins for a sari.', 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=']
  await expect.element(screen.getByText('The picture shows here once its address is entered.')).toBeVisible()
  for (const [index, field] of fields.entries()) await field.fill(typed[index] ?? '')
  await expect.element(screen.getByRole('img', { name: 'Thumbnail of Brooches' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expectValues(['', '', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Undo clear' }))
  await expectValues(typed)
  await fields[2]?.fill('/pin.avif')
  await userEvent.click(submit)
  await expect.element(screen.getByText(text)).toBeVisible()
  const [name, description] = typed
  expect(sent).toEqual([[`POST /v1/${many}`, { name, description, thumbnail: '/pin.avif' }]])
  await expectValues(['', '', ''])
  expect(screen.getByRole('button', { name: 'Undo clear' }).elements()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', `/admin/${many}`)
})
