import { asha } from '#src/shared/api/session-fixture.ts'
import { session, useSession } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

afterEach(leaveScreen)

const typed = { Name: 'Asha Rao', Phone: '9845000001', Email: 'asha@shop.test', Password: 'golden-ring' }

const Login = () => (useSession().token === null ? <LoginForm /> : null)

const Guest = () => (useSession().token === null ? <RegisterForm /> : null)

async function open() {
  const { screen } = await renderScreen(<Guest />)
  session.signOut()
  return { screen, field: (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) }
}

test('what was typed is there after a reload or a look at the sign-in page; a password is stored nowhere', async () => {
  stubHost(() => ({}))
  const first = await open()
  for (const [label, text] of Object.entries(typed)) await first.field(label).fill(text)
  await first.field('Confirm password').fill(typed.Password)
  await first.screen.unmount()
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(typed.Password)

  const { screen, field } = await open()
  const shown = ['Name', 'Phone', 'Email', 'Password'].map(
    (label) => (field(label).element() as HTMLInputElement).value,
  )
  expect(shown).toEqual([typed.Name, typed.Phone, typed.Email, ''])
  for (const label of ['Password', 'Confirm password']) await field(label).fill(typed.Password)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByText('Your account is ready. Please sign in.')).toBeVisible()
  expect(JSON.stringify(sessionStorage)).not.toContain(typed.Email)
})

test('somebody else who signs in leaves nothing of it behind', async () => {
  stubHost(() => ({ token: 'a-token', user: { ...asha, id: 'user-2' } }))
  const first = await open()
  await first.field('Name').fill(typed.Name)
  await first.screen.unmount()
  const { screen } = await renderScreen(<Login />)
  session.signOut()
  await screen.getByLabelText('Email').fill('other@shop.test')
  await screen.getByLabelText('Password').fill('other-pass')
  await screen.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => session.read().user?.id).toBe('user-2')
  expect(JSON.stringify(sessionStorage)).not.toContain(typed.Name)
})

const Pages = () => {
  const { pathname } = useLocation()
  if (pathname === '/aboutUs') return <h1>About us</h1>
  return pathname === '/login' ? <Login /> : <Guest />
}

test.each([
  ['Register', '/register', 'Your account is ready. Please sign in.'],
  ['Login', '/login', 'You are signed in.'],
])('who has left before the answer to %s came stays where they are, and is told', async (button, address, told) => {
  const answered = Promise.withResolvers<undefined>()
  stubHost(async () => {
    await answered.promise
    return { token: 'a-token', user: asha }
  })
  const { screen, router } = await renderScreen(<Pages />, address)
  session.signOut()
  const labels = button === 'Login' ? ['Email', 'Password'] : Object.keys(typed)
  for (const label of labels) await screen.getByLabelText(new RegExp(`^${label}`)).fill(Reflect.get(typed, label))
  if (button === 'Register') await screen.getByLabelText(/^Confirm password/).fill(typed.Password)
  await screen.getByRole('button', { name: button }).click()
  await router.navigate('/aboutUs')
  await expect.element(screen.getByRole('heading', { name: 'About us' })).toBeVisible()
  answered.resolve(undefined)
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(router.state.location.pathname).toBe('/aboutUs')
})
