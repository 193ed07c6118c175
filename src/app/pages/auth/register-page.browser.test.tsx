import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterPage } from './register-page.tsx'

afterEach(leaveScreen)

test('a signed-in visitor is told so, and can log out to register', async () => {
  stubHost(() => null)
  const { screen } = await renderScreen(<RegisterPage />, '/register')
  await expect.element(screen.getByText('You are signed in as', { exact: false })).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
})
