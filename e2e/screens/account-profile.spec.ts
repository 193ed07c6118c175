import type { Locator } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn, signOutElsewhere } from '../support/sign-in.ts'

const autocomplete = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Phone', 'tel'],
  ['Date of birth', 'bday'],
] as const

async function saveRefusedEmail(form: Locator, email: string, message: string | RegExp) {
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(message)
  await expect(form.getByRole('alert')).toHaveText('Failed to update profilePlease check: Email.')
}

test('the profile is saved with its four fields, and editing a field clears the message', async ({ page, shop }) => {
  const calls = recordCalls(page)
  const fault = await failCalls(page, '^PUT /v1/users/me', { status: 500, body: {} })
  await shop.open('/account', { role: 'customer' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link')).toHaveText(['Overview', 'Personal info', 'Address', 'Orders', 'Wishlist'])
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  const ways = page.getByRole('navigation', { name: 'Overview' }).getByRole('link')
  await expect(ways).toHaveText([/Your orders/, /Your addresses.*2 addresses saved/, /Your wishlist.*3 pieces/])

  const form = page.getByRole('form', { name: 'My Profile' })
  await expect(form.getByLabel('Email')).toHaveValue('customer@shop.test')
  for (const [label, token] of autocomplete) {
    await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', token)
  }
  await form.getByLabel('Name').fill('Meera I.')
  await form.getByLabel('Phone').fill('')
  await form.getByLabel('Date of birth').fill('1992-04-19')
  await page.keyboard.press('Enter')
  const failure = page.getByText('Failed to update profile', { exact: true })
  await expect(failure).toBeVisible()
  await expect(form.getByLabel('Name'), 'what was typed stays').toHaveValue('Meera I.')
  await form.getByLabel('Name').press('End')
  await form.getByLabel('Name').press('.')
  await expect(failure).toHaveCount(0)

  await fault.heal()
  await form.getByLabel('Name').press('Backspace')
  await page.keyboard.press('Enter')
  const success = page.getByText('Profile updated successfully!', { exact: true })
  await expect(success).toBeVisible()
  // The intercepted call never reached the network.
  expect(calls.filter(({ to }) => to === 'PUT /v1/users/me')).toEqual([
    {
      to: 'PUT /v1/users/me',
      query: {},
      signed: true,
      body: { name: 'Meera I.', email: 'customer@shop.test', phone: null, date_of_birth: '1992-04-19' },
    },
  ])
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Meera I.')
  await form.getByLabel('Name').press('x')
  await expect(success).toHaveCount(0)

  await saveRefusedEmail(form, 'admin@shop.test', /^An account with this e-?mail address already exists/)
  await form.getByLabel('Email').press('x')
  await expect(failure).toHaveCount(0)

  await saveRefusedEmail(form, 'nothing', 'Not an email address.')
})

test('the personal information is read-only and marks what is not provided', async ({ page, shop }) => {
  await shop.open('/account', { role: 'customer' })
  await page.getByLabel('Phone').fill('')
  await page.getByLabel('Date of birth').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Personal info' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Information')
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    'Full name',
    'Email',
    'Phone',
    'Date of birth',
    'Account',
    'With us since',
  ])
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    'Meera Iyer',
    'customer@shop.test',
    'Not provided',
    'Not provided',
    'Verified',
    '3 Feb 2025',
  ])
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/account')
})

test(
  'leaving a changed profile offers Stay, Discard and Save; leaving a saved one does not ask',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/account', { role: 'customer' })
    let asked = 0
    page.on('dialog', (box) => {
      asked += 1
      void box.accept()
    })
    const name = page.getByLabel('Name')
    const away = page.getByRole('link', { name: 'Orders', exact: true })
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' })
    await name.fill('Meera Rao')
    await away.click()
    await expect(dialog).toContainText('What you typed here is not saved yet.')
    await expect(dialog.getByRole('button')).toHaveText(['Stay', 'Discard', 'Save'])
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(name).toHaveValue('Meera Rao')
    await expect(away).toBeFocused()
    await away.click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/account/orders')
    await page.goBack()
    await expect(name).toHaveValue('Meera Iyer')
    await name.fill('Meera Rao')
    await page.reload()
    expect(asked, 'closing the tab asks as well').toBe(1)
    await expect(name, 'and costs nothing').toHaveValue('Meera Rao')
    await away.click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/account/orders')
    expect(calls.filter(({ to }) => to === 'PUT /v1/users/me')).toHaveLength(1)

    await page.goBack()
    await name.fill('Meera Krishnan')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await away.click()
    await expect(page).toHaveURL('/account/orders')
    await page.reload()
    expect(asked).toBe(1)
  },
)

test(
  'signing out in another tab empties the profile, and the draft waits for the person who typed it',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/account', { role: 'customer' })
    await expect(page.getByLabel('Name')).toHaveValue('Meera Iyer')
    await signOutElsewhere(page)
    await expect(page.getByText('Please log in to view your profile', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
    await signIn(page)
    await expect(page).toHaveURL('/account')

    await page.getByLabel('Name').fill('Meera Krishnan')
    await signOutElsewhere(page)
    await expect(page.getByText('Please log in to update your profile', { exact: true })).toBeVisible()
    await page.getByLabel('Name').fill('Meera K')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
    await signIn(page)
    await expect(page).toHaveURL('/account')
    await expect(page.getByLabel('Name')).toHaveValue('Meera K')
    await expect(page.getByText('Here is what you had typed before.')).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Meera Iyer')
    await expect(page.getByRole('form', { name: 'My Profile' }), 'the pressed button went with the words').toBeFocused()
  },
)

test.use({ expectedConsole: /status of (400|401|409|404)/ })
