import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function fillLogin(page: Page, password: string): Promise<void> {
  await field(page, 'Email').fill('customer@shop.test')
  await field(page, 'Password').fill(password)
}

async function fillRegistration(page: Page, email: string, confirmation = 'a-good-secret'): Promise<void> {
  await field(page, 'Name').fill('Asha Rao')
  await field(page, 'Phone').fill('98765 43210')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('a-good-secret')
  await field(page, 'Confirm password').fill(confirmation)
}

test.describe('signing in', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('asks for both fields, says what the server says, shows the password, keeps token and user and goes to /', async ({ page, shop }) => {
    await shop.open('/login', { role: 'guest' })
    await expect(page.getByRole('main').locator('img')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name: 'Register here' })).toHaveAttribute('href', '/register')
    const calls = recordCalls(page)
    await submit(page, 'Login').click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter your email')
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Please enter your password')
    expect(calls, 'nothing is sent').toEqual([])

    await fillLogin(page, 'not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('Login failed. Please try again.')
    const said = await page.evaluate(async () => {
      const body = JSON.stringify({ email: 'customer@shop.test', password: 'not the password' })
      const answer = await fetch('/v1/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      return ((await answer.json()) as { message: string }).message
    })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(said)
    await expect(field(page, 'Email'), 'what was typed stays').toHaveValue('customer@shop.test')

    await field(page, 'Password').fill('customer-pass')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')

    calls.length = 0
    await field(page, 'Password').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([
      { to: 'POST /v1/auth/login', query: {}, body: { email: 'customer@shop.test', password: 'customer-pass' }, signed: false },
    ])
    const kept = await page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }))
    expect(kept.token).toBeTruthy()
    expect(JSON.parse(kept.user ?? 'null')).toMatchObject({ email: 'customer@shop.test', role: 'CUSTOMER' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
  })

  test('a sign-in that fails without a word of the server has a text of its own', async ({ page, shop }) => {
    await failCalls(page, '^POST /v1/auth/(login|register)$', { status: 502 })
    await shop.open('/login', { role: 'guest' })
    await fillLogin(page, 'customer-pass')
    await submit(page, 'Login').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed. Please try again.')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(await shop.axe()).toEqual([])

    await page.getByRole('main').getByRole('link', { name: 'Register here' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await fillRegistration(page, 'asha@example.com')
    await submit(page, 'Register').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Registration failed. Please try again.')
    await expect(field(page, 'Phone')).toHaveValue('98765 43210')
  })
})

test.describe('registering', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test('asks for every field, compares the passwords, sends +91 and the role, prefers the words of the server, goes to /login', async ({ page, shop }) => {
    await shop.open('/register', { role: 'guest' })
    await expect(page.getByRole('main').locator('img')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('main').getByText('+91', { exact: true })).toBeVisible()
    const calls = recordCalls(page)
    await submit(page, 'Register').click()
    for (const name of ['Name', 'Phone', 'Email', 'Password', 'Confirm password']) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Name')).toBeFocused()

    await fillRegistration(page, 'customer@shop.test', 'another secret')
    await submit(page, 'Register').click()
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match!')
    expect(calls, 'nothing is sent').toEqual([])

    await field(page, 'Confirm password').fill('a-good-secret')
    await expect(page.getByText('Passwords do not match!')).toHaveCount(0)
    await submit(page, 'Register').click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.first()).toBeVisible()
    await expect(alert.first()).not.toHaveText('Registration failed. Please try again.')

    await field(page, 'Email').fill('asha@example.com')
    calls.length = 0
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([
      {
        to: 'POST /v1/auth/register',
        query: {},
        body: { name: 'Asha Rao', phone: '+919876543210', email: 'asha@example.com', password: 'a-good-secret', confirmPassword: 'a-good-secret', role: 'CUSTOMER' },
        signed: false,
      },
    ])
    expect(await page.evaluate(() => localStorage.getItem('token')), 'registering does not sign in').toBeNull()

    await field(page, 'Email').fill('asha@example.com')
    await field(page, 'Password').fill('a-good-secret')
    await submit(page, 'Login').click()
    await expect(page).toHaveURL(/\/$/)
  })
})
