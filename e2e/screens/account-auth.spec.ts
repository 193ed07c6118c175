import type { Page } from '@playwright/test'
import { type Call, failCalls, recordCalls } from '../support/calls.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test.use(withMotion)

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const kept = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }))

const registration = {
  Name: 'Asha Rao',
  Phone: '98765 43210',
  Email: 'asha@example.com',
  Password: 'a-good-secret',
  'Confirm password': 'a-good-secret',
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Copies the text of one field and pastes it into another. */
async function copy(page: Page, from: string, to: string): Promise<void> {
  await field(page, from).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await field(page, to).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

/** Presses Enter twice before the first press can take effect. */
async function pressEnterTwice(page: Page, name: string): Promise<void> {
  await field(page, name).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

const posts = (calls: Call[]) => calls.filter(({ to }) => to.startsWith('POST'))

/** Expects each field to be invalid, with its message, and to have its `autocomplete` value. */
async function expectRefused(page: Page, fields: [name: string, autocomplete: string, message: string][]) {
  for (const [name, autocomplete, message] of fields) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(message)
  }
}

test('signing in needs both fields, shows server errors, stores token and user and goes to /; logging out removes both and goes to /login', async ({
  page,
  shop,
}) => {
  const calls = recordCalls(page)
  await shop.open('/login', { role: 'guest' })
  const main = page.getByRole('main')
  await expect(main.locator('img')).toHaveCount(1)
  await press(page, 'Login')
  await expect(field(page, 'Email')).toBeFocused()
  await expectRefused(page, [
    ['Email', 'email', 'Please enter your email'],
    ['Password', 'current-password', 'Please enter your password'],
  ])
  expect(posts(calls), 'nothing is sent').toEqual([])

  await fill(page, { Email: 'customer@shop.test' })
  await press(page, 'Login')
  await expect(field(page, 'Password'), 'the first field at fault').toBeFocused()
  await copy(page, 'Email', 'Password')
  await expect(field(page, 'Password'), 'what was pasted').toHaveValue('customer@shop.test')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await press(page, 'Show password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await press(page, 'Hide password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')

  const answer = page.waitForResponse('**/v1/auth/login')
  await press(page, 'Login')
  const { message } = (await (await answer).json()) as { message: string }
  expect(message).not.toBe('')
  await expect(main.getByRole('alert')).toHaveText(message)
  await expect(field(page, 'Email'), 'what was typed stays').toHaveValue('customer@shop.test')

  calls.length = 0
  await fill(page, { Password: 'customer-pass' })
  await pressEnterTwice(page, 'Password')
  await expect(page).toHaveURL('/')
  expect(posts(calls)).toEqual([
    {
      to: 'POST /v1/auth/login',
      query: {},
      body: { email: 'customer@shop.test', password: 'customer-pass' },
      signed: false,
    },
  ])
  const { token, user } = await kept(page)
  expect(token).toBeTruthy()
  expect(JSON.parse(user ?? 'null')).toMatchObject({ email: 'customer@shop.test', role: 'CUSTOMER' })
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
    'the password is kept nowhere',
  ).not.toContain('customer-pass')

  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await kept(page)).toEqual({ token: null, user: null })
})

async function goToRegistration(page: Page) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Register here' }).click()
  await expect(page).toHaveURL('/register')
  await expect(main.locator('img')).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect(main.getByText('+91', { exact: true })).toBeVisible()
}

test('registering needs every field, compares the passwords, sends +91 and the role, shows server errors and goes to /login', async ({
  page,
  shop,
}) => {
  const calls = recordCalls(page)
  await shop.open('/login', { role: 'guest' })
  const main = page.getByRole('main')
  await goToRegistration(page)
  await press(page, 'Register')
  await expectRefused(page, [
    ['Name', 'name', 'Please enter your name'],
    ['Phone', 'tel-national', 'Please enter your phone number'],
    ['Email', 'email', 'Please enter your email'],
    ['Password', 'new-password', 'At least 6 characters. Please enter your password'],
    ['Confirm password', 'new-password', 'Please enter your password again'],
  ])
  await expect(field(page, 'Name')).toBeFocused()

  await fill(page, { ...registration, Email: 'customer@shop.test', 'Confirm password': 'another secret' })
  await press(page, 'Register')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match!')
  await expect(field(page, 'Confirm password')).toBeFocused()
  expect(posts(calls), 'nothing is sent').toEqual([])
  for (const name of ['Password', 'Confirm password']) await copy(page, 'Name', name)
  for (const name of ['Password', 'Confirm password'])
    await expect(field(page, name), 'what was pasted').toHaveValue('Asha Rao')
  await expect(page.getByText('Passwords do not match!')).toHaveCount(0)

  await press(page, 'Register')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^An account with this e-?mail address already exists/)
  await expect(field(page, 'Phone'), 'what was typed stays').toHaveValue('98765 43210')

  calls.length = 0
  await fill(page, registration)
  await pressEnterTwice(page, 'Email')
  await expect(page).toHaveURL('/login')
  expect(posts(calls)).toEqual([
    {
      to: 'POST /v1/auth/register',
      query: {},
      body: {
        name: 'Asha Rao',
        phone: '+919876543210',
        email: 'asha@example.com',
        password: 'a-good-secret',
        confirmPassword: 'a-good-secret',
        role: 'CUSTOMER',
      },
      signed: false,
    },
  ])
  expect(await kept(page), 'registering does not sign in').toEqual({ token: null, user: null })
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('asha@example.com')
  await main.getByRole('link', { name: 'Register here' }).click()
  await expect(page).toHaveURL('/register')
  await main.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('failures without a server message show a default one', { tag: '@slow' }, async ({ page, shop }) => {
  await failCalls(page, '^POST /v1/auth/(login|register)$', { status: 500 })
  await shop.open('/register', { role: 'guest' })
  await fill(page, registration)
  await press(page, 'Register')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Registration failed. Please try again.')
  await expect(field(page, 'Phone')).toHaveValue('98765 43210')

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed. Please try again.')
  await expect(field(page, 'Email')).toHaveValue('customer@shop.test')
  expect(await kept(page)).toEqual({ token: null, user: null })
})

test(
  'a customer who signs in on the way to the back office goes to / and is told why',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/orders', { role: 'guest' })
    await expect(page).toHaveURL('/login')
    await signIn(page)
    // First what goes away again.
    await expect(page.getByText('An administrator account is needed for this area.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)

test.use({ expectedConsole: /status of (400|401|409)/ })
