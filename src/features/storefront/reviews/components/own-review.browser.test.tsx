import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OwnReview } from './own-review.tsx'

const sent: unknown[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  answer = () => new Response(null, { status: 201 })
  vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
    return Promise.resolve(answer())
  })
})
afterEach(leaveScreen)

async function write(comment: string) {
  const { screen } = await renderScreen(<OwnReview productId="ring" onWritten={() => undefined} />, '/', asha)
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await userEvent.click(screen.getByRole('textbox', { name: 'Your review' }))
  await userEvent.keyboard(comment)
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))
  return screen
}

test('a sent review replaces the form, even if the server answers without a body', async () => {
  const screen = await write('Bright.')
  await expect.element(screen.getByRole('heading', { name: 'Your review' })).toHaveFocus()
  await expect.element(screen.getByText('Bright.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Submit Review' })).not.toBeInTheDocument()
  expect(sent).toEqual([{ productId: 'ring', rating: 4, comment: 'Bright.' }])
})

test('a second review is refused with its own message, and the text stays', async () => {
  answer = () => Response.json({ message: 'User has already reviewed this product' }, { status: 409 })
  const screen = await write('Once more.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You have already reviewed this product')
  await expect.element(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Once more.')
})
