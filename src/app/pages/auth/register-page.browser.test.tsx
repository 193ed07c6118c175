import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PersonControls } from '../../layouts/person-controls.tsx'
import { LoginPage } from './login-page.tsx'
import { RegisterPage } from './register-page.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(leaveScreen)

test('a signed-in visitor is told so, and can log out to register', async () => {
  stubHost(() => null)
  const { screen } = await renderScreen(<RegisterPage />, '/register')
  await expect.element(screen.getByText('You are signed in as', { exact: false })).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

/** Opens one of the two pages as a guest; `answer` answers what they send. */
async function open(address: string, answer: () => object) {
  const sent: [call: string, body: unknown, isSigned: boolean][] = []
  stubHost((call, body, isSigned) => {
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : body, isSigned])
    return answer()
  })
  const { screen, router } = await renderScreen(
    <>
      <PersonControls />
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
        </Routes>
      </main>
    </>,
    address,
  )
  session.signOut()
  const main = screen.getByRole('main')
  const field = (label: string) => main.getByLabelText(new RegExp(`^${label}`))
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) await userEvent.fill(field(label), text)
  }
  const press = (name: string) => userEvent.click(main.getByRole('button', { name, exact: true }))
  /** Expects each field to be invalid, with its message, and to have its `autocomplete` value. */
  const refuses = async (fields: Record<string, [autocomplete: string, message: string]>) => {
    for (const [label, [autocomplete, message]] of Object.entries(fields)) {
      await expect.element(field(label)).toHaveAttribute('autocomplete', autocomplete)
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(label)).toHaveAccessibleDescription(message)
    }
  }
  /** Copies the text of one field and pastes it into another. */
  const copy = async (from: string, to: string) => {
    await userEvent.tripleClick(field(from))
    await userEvent.copy()
    await userEvent.tripleClick(field(to))
    await userEvent.paste()
  }
  const at = () => router.state.location.pathname
  return { screen, main, field, fill, press, refuses, copy, sent, at }
}

const kept = () => ['token', 'user'].map((name) => localStorage.getItem(name))

test('signing in needs both fields, shows server errors, stores token and user and goes to /; logging out removes both and goes to /login', async () => {
  let answer: object = Response.json({ message: 'Email or password is wrong.' }, { status: 401 })
  const { screen, main, field, fill, press, refuses, copy, sent, at } = await open('/login', () => answer)
  await expect.poll(() => main.element().querySelectorAll('img')).toHaveLength(1)
  await press('Login')
  await expect.element(field('Email')).toHaveFocus()
  await refuses({
    Email: ['email', 'Please enter your email'],
    Password: ['current-password', 'Please enter your password'],
  })
  await fill({ Email: 'customer@shop.test' })
  await press('Login')
  await expect.element(field('Password'), { message: 'the first field at fault' }).toHaveFocus()
  expect(sent, 'nothing is sent').toEqual([])
  await copy('Email', 'Password')
  await expect.element(field('Password'), { message: 'what was pasted' }).toHaveValue('customer@shop.test')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await press('Show password')
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await press('Hide password')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')

  await press('Login')
  await expect.element(main.getByRole('alert')).toHaveTextContent('Email or password is wrong.')
  await expect.element(field('Email'), { message: 'what was typed stays' }).toHaveValue('customer@shop.test')
  sent.length = 0
  answer = { token: 'a-token', user: asha }
  await fill({ Password: 'customer-pass' })
  // Before the first press can take effect.
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(at).toBe('/')
  const body = { email: 'customer@shop.test', password: 'customer-pass' }
  expect(sent).toEqual([['POST /v1/auth/login', body, false]])
  expect(kept()).toEqual(['a-token', expect.stringContaining(asha.email)])
  expect(JSON.stringify([localStorage, sessionStorage]), 'the password is kept nowhere').not.toContain('customer-pass')

  await expect.element(screen.getByRole('link', { name: 'Profile' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await expect.poll(at).toBe('/login')
  expect(kept()).toEqual([null, null])
})

const typed = { Name: 'Asha Rao', Phone: '98765 43210', Email: 'asha@example.com', Password: 'a-good-secret' }

test('registering needs every field, compares the passwords, sends +91 and the role, shows server errors and goes to /login', async () => {
  let answer: object = Response.json({ message: 'An account with this email already exists.' }, { status: 409 })
  const { screen, main, field, fill, press, refuses, copy, sent, at } = await open('/login', () => answer)
  await userEvent.click(main.getByRole('link', { name: 'Register here' }))
  await expect.poll(at).toBe('/register')
  expect(main.element().querySelectorAll('img')).toHaveLength(1)
  await expect.element(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect.element(main.getByText('+91', { exact: true })).toBeVisible()
  await press('Register')
  await refuses({
    Name: ['name', 'Please enter your name'],
    Phone: ['tel-national', 'Please enter your phone number'],
    Email: ['email', 'Please enter your email'],
    Password: ['new-password', 'At least 6 characters. Please enter your password'],
    'Confirm password': ['new-password', 'Please enter your password again'],
  })
  await expect.element(field('Name')).toHaveFocus()

  await fill({ ...typed, 'Confirm password': 'another secret' })
  await press('Register')
  await expect.element(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match!')
  await expect.element(field('Confirm password')).toHaveFocus()
  expect(sent, 'nothing is sent').toEqual([])
  for (const label of ['Password', 'Confirm password']) {
    await copy('Name', label)
    await expect.element(field(label), { message: 'what was pasted' }).toHaveValue('Asha Rao')
  }
  await expect.element(screen.getByText('Passwords do not match!')).not.toBeInTheDocument()
  await press('Register')
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAccessibleDescription('An account with this email already exists.')
  await expect.element(field('Phone'), { message: 'what was typed stays' }).toHaveValue('98765 43210')

  sent.length = 0
  answer = Response.json({ user: asha }, { status: 201 })
  await fill({ ...typed, 'Confirm password': typed.Password })
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(at).toBe('/login')
  const names = { name: 'Asha Rao', phone: '+919876543210', email: 'asha@example.com', role: 'CUSTOMER' }
  const body = { ...names, password: 'a-good-secret', confirmPassword: 'a-good-secret' }
  expect(sent).toEqual([['POST /v1/auth/register', body, false]])
  expect(kept(), 'registering does not sign in').toEqual([null, null])
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect.element(field('Email')).toHaveValue('asha@example.com')
})

test.each([
  ['/login', 'Login', 'Login failed. Please try again.'],
  ['/register', 'Register', 'Registration failed. Please try again.'],
])('a failure at %s without a message of the server shows a default one', async (address, button, text) => {
  const { main, fill, press } = await open(address, () => new Response(null, { status: 500 }))
  await fill(
    button === 'Login' ? { Email: typed.Email, Password: 'x' } : { ...typed, 'Confirm password': typed.Password },
  )
  await press(button)
  await expect.element(main.getByRole('alert')).toMatchTextContent(text)
})
