import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Profile } from './profile.tsx'

afterEach(leaveScreen)

async function open(save: () => object | Promise<object>) {
  const calls = stubHost((call) => (call.startsWith('PUT') ? save() : { user: asha }))
  const { screen } = await renderScreen(<Profile />, '/account', asha)
  const name = screen.getByLabelText('Name')
  await expect.element(name).toHaveValue('Asha')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  return { screen, name, press, saves: () => calls.filter((call) => call.startsWith('PUT')) }
}

test('text typed during a save is kept and marked as not saved', async () => {
  const answer = Promise.withResolvers<object>()
  const { screen, name, press, saves } = await open(() => answer.promise)
  await userEvent.type(name, ' Rao')
  await press()
  await userEvent.type(name, ' Iyer')
  answer.resolve({ user: { ...asha, name: 'Asha Rao' } })
  await expect.element(screen.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(name).toHaveValue('Asha Rao Iyer')
  await expect.element(screen.getByText('What you typed after you saved is not saved yet.')).toBeVisible()
  expect(saves()).toHaveLength(1)
})

test('a save with an empty answer succeeds', async () => {
  const { screen, name, press } = await open(() => new Response(null, { status: 200 }))
  await userEvent.type(name, ' Rao')
  await press()
  await expect.element(screen.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(name).toHaveValue('Asha Rao')
})

test('without the token, removed by another script, the form sends nothing and says so', async () => {
  const { screen, press, saves } = await open(() => ({}))
  localStorage.removeItem('token')
  await press()
  await expect.element(screen.getByText('Please log in to update your profile')).toBeVisible()
  expect(saves()).toEqual([])
})

test('being offline shows a message, and a taken email shows an error at its field', async () => {
  const { screen, press } = await open(() => Response.json({ message: 'Taken' }, { status: 409 }))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  await expect
    .element(screen.getByRole('alert').getByText('You are offline. Please try again when you are connected.'))
    .toBeVisible()
  online.mockReturnValue(true)
  await press()
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Taken')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to update profilePlease check: Email.')
})

test('a sign-out in another tab empties an untouched profile, which asks to log in', async () => {
  const { screen, name } = await open(() => ({}))
  localStorage.removeItem('token')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(screen.getByText('Please log in to view your profile', { exact: true })).toBeVisible()
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})
