import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UpdateGroup } from './update-group.tsx'

afterEach(leaveScreen)

const gone = () => Response.json({ message: 'Not found' }, { status: 404 })

test('what was typed for a category that is deleted meanwhile is there after a reload, with no word of a newer version', async () => {
  let isDeleted = false
  stubHost(() => (isDeleted ? gone() : { id: 'cat-1', name: 'Rings', description: '', thumbnail: null }))
  const element = <UpdateGroup kind="category" id="cat-1" item={null} />
  const first = await renderScreen(element)
  await first.screen.getByRole('textbox', { name: /^Description/ }).fill('A long text.')
  await first.screen.unmount()
  isDeleted = true
  const { screen } = await renderScreen(element)
  await expect.element(screen.getByText(/^This category was deleted in the meantime/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('A long text.')
  expect(screen.getByText(/^This was changed/).elements()).toEqual([])
})

test.each([
  ['category', 'Category', 'categories'],
  ['collection', 'Collection', 'collections'],
] as const)('a %s is shown as it was again once saved; what fails is logged, and stays', async (kind, Word, many) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const group = { id: 'one', name: 'Rings', description: 'For hands.', thumbnail: '/rings.jpg' }
  const original = [group.name, group.description, group.thumbnail]
  let isWell = false
  const sent: unknown[] = []
  stubHost((call, body) => {
    if (!call.startsWith('PUT')) return group
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return isWell ? group : Response.json({ message: 'Out of order.' }, { status: 500 })
  })
  await page.viewport(1280, 1000)
  const { screen } = await renderScreen(<UpdateGroup kind={kind} id="one" item={group} />)
  const fields = [/^Name/, /^Description/, /^Thumbnail URL/].map((name) => screen.getByRole('textbox', { name }))
  const expectValues = async (values: string[]) => {
    for (const [index, field] of fields.entries()) await expect.element(field).toHaveValue(values[index])
  }
  await expectValues(original)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expectValues(['', '', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Undo clear' }))
  await expectValues(original)
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()

  await fields[0]?.fill('Renamed')
  await fields[1]?.fill('Described anew')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.element(screen.getByText('Out of order.')).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([`Failed to update the ${kind}`])
  await expectValues(['Renamed', 'Described anew', group.thumbnail])
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  // Both kinds share this message, worded for categories.
  await expect.element(screen.getByText('Category updated successfully!')).toBeVisible()
  await expectValues(original)
  await expect.element(screen.getByRole('term').first()).toHaveTextContent(Word)
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('Renamed')
  const changed = { name: 'Renamed', description: 'Described anew', thumbnail: group.thumbnail }
  expect(sent).toEqual([1, 2].map(() => [`PUT /v1/${many}/one`, changed]))
  logged.mockClear()
})
