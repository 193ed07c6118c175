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
