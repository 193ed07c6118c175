import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField, TextField } from './field.tsx'
import { RatingInput } from '../rating/rating-input.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

function Rated() {
  const [value, setValue] = useState(0)
  return (
    <UiProvider>
      <RatingInput label="Your rating" value={value} onChange={setValue} />
      <output>{value}</output>
    </UiProvider>
  )
}

test('help and error belong to the input', async () => {
  const screen = await render(
    <UiProvider>
      <TextField label="Phone" help="Ten digits" error="Enter a phone number" />
    </UiProvider>,
  )
  const input = screen.getByLabelText('Phone')
  await expect.element(input).toHaveAccessibleDescription('Ten digits Enter a phone number')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('a password can be shown and hidden again', async () => {
  const screen = await render(
    <UiProvider>
      <PasswordField label="Password" defaultValue="secret" />
    </UiProvider>,
  )
  const input = screen.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('arrow keys choose stars', async () => {
  const screen = await render(<Rated />)
  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }), { force: true })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
})
