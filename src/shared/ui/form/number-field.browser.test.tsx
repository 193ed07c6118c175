import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NumberField } from './number-field.tsx'

afterEach(leaveScreen)

test('an unreadable number shows an error at its field until it can be read', async () => {
  stubHost(() => null)
  const { screen } = await renderScreen(<NumberField label="Stock" />)
  const field = screen.getByRole('spinbutton', { name: 'Stock' })
  await userEvent.type(field, '12e')
  await expect.element(field).toHaveAccessibleDescription('This is not a number.')
  await userEvent.keyboard('2')
  await expect.element(field).toHaveAccessibleDescription('')
  await field.fill('')
  await expect.element(field).toHaveAccessibleDescription('')
})
