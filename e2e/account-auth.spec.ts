import { failCalls, recordCalls } from './calls.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('signing in keeps token and user and goes home; logging out removes both and goes to the login page', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/login', { role: 'guest' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(main.getByLabel('Email')).toBeFocused()
  await expect(main.getByLabel('Email')).toHaveAttribute('aria-describedby', /error/)
  await expect(main.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  const password = main.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await main.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: 'Hide password' }).click()

  await signIn(page, 'customer@shop.test', 'wrong')
  const refusal = main.getByRole('alert')
  await expect(refusal).toBeVisible()
  await expect(refusal).not.toHaveText('Login failed. Please try again.')
  await signIn(page)
  await expect(page).toHaveURL('/')
  expect(calls.filter(({ to }) => to === 'POST /v1/auth/login').at(-1)).toMatchObject({
    body: { email: 'customer@shop.test', password: 'customer-pass' },
    signed: false,
  })
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).not.toContain(null)

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  await main.getByRole('link', { name: 'Register here' }).click()
  await expect(page).toHaveURL('/register')
  await main.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('failures without words of the server have the written ones', async ({ page, shop }) => {
  await failCalls(page, '^POST /v1/auth/', { status: 500, body: {} })
  await shop.open('/register', { role: 'guest' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByLabel('Name')).toBeFocused()
  await expect(main.getByText('+91')).toBeVisible()
  const fields = [['Name', 'name', 'Ila'], ['Phone', 'tel-national', '98300 11111'], ['Email', 'email', 'ila@shop.test'], ['Confirm password', 'new-password', 'a-long-word']] as const
  for (const [label, token, value] of fields) {
    await expect(main.getByLabel(label)).toHaveAttribute('autocomplete', token)
    await main.getByLabel(label).fill(value)
  }
  await main.getByLabel('Password', { exact: true }).fill('another')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByText('Passwords do not match!', { exact: true })).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill('a-long-word')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByText('Registration failed. Please try again.', { exact: true })).toBeVisible()

  await main.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)
  await expect(main.getByText('Login failed. Please try again.', { exact: true })).toBeVisible()
  await expect(main.getByLabel('Email')).toHaveValue('customer@shop.test')
})

test('an e-mail address that is taken is told in the server’s words', async ({ page, shop }) => {
  await shop.open('/register', { role: 'guest' })
  const main = page.getByRole('main')
  for (const [label, value] of [['Name', 'Ila'], ['Phone', '9830011111'], ['Email', 'customer@shop.test'], ['Confirm password', 'a-long-word']] as const) {
    await main.getByLabel(label).fill(value)
  }
  await main.getByLabel('Password', { exact: true }).fill('a-long-word')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByText('An account with this e-mail address already exists')).toBeVisible()
})

test.use({ expectedConsole: /status of (400|401|409)/ })
