import type { Page } from '@playwright/test'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

const homes = [
  {
    'Full name': 'Ila Sen',
    Mobile: '+91 98300 11111',
    'Address line 1': '21, Park Street',
    City: 'Kolkata',
    State: 'West Bengal',
    Country: 'India',
    'PIN code': '700016',
  },
  {
    'Full name': 'Ila Sen',
    Mobile: '+91 98300 11111',
    'Address line 1': '5, Beach Road',
    City: 'Puri',
    State: 'Odisha',
    Country: 'India',
    'PIN code': '752001',
  },
]

/** Registers at the second attempt: in the first one the passwords differ. */
async function register(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Ila Sen')
  await main.getByLabel('Phone').fill('98300 11111')
  await main.getByLabel('Email').fill('ila@shop.test')
  await main.getByLabel('Password', { exact: true }).fill('a-long-word')
  await main.getByLabel('Confirm password').fill('another-word')
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Passwords do not match!')).toBeVisible()
  await main.getByLabel('Confirm password').fill('a-long-word')
  await main.getByRole('button', { name: 'Register' }).click()
}

test(
  'a new customer registers, signs in, completes the profile and keeps two addresses in order',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/account', { role: 'guest' })
    await page.getByRole('main').getByRole('link', { name: 'Register here' }).click()
    await register(page)
    await expect(page).toHaveURL('/login')
    expect(calls.find(({ to }) => to === 'POST /v1/auth/register')?.body).toEqual({
      name: 'Ila Sen',
      phone: '+919830011111',
      email: 'ila@shop.test',
      password: 'a-long-word',
      confirmPassword: 'a-long-word',
      role: 'CUSTOMER',
    })
    await signIn(page, 'ila@shop.test', 'a-long-word')
    await expect(page, 'where the guest was headed').toHaveURL('/account')

    await page.getByLabel('Date of birth').fill('1995-02-03')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Account' })
    await menu.getByRole('link', { name: 'Personal info' }).click()
    await expect(page.getByText('3 Feb 1995')).toBeVisible()

    await menu.getByRole('link', { name: 'Address' }).click()
    await page.getByRole('link', { name: 'Add New Address' }).first().click()
    for (const home of homes) {
      for (const [label, value] of Object.entries(home)) await page.getByLabel(label).fill(value)
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(page.getByText('Address updated successfully!')).toBeVisible()
      await expect(page.getByLabel('City')).toHaveValue('')
    }
    await page.getByRole('main').getByRole('link', { name: 'All addresses' }).click()
    const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
    await expect(cards).toHaveText([/Default.*Park Street/, /Beach Road/])

    await cards.nth(1).getByRole('link', { name: /^Edit/ }).click()
    await page.getByLabel('Make this my default address', { exact: true }).check()
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Address updated successfully!')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All addresses' }).click()
    await expect(cards.filter({ hasText: 'Default' })).toHaveText([/Beach Road/])

    await cards
      .filter({ hasText: 'Beach Road' })
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page
      .getByRole('alertdialog', { name: 'Delete Address', exact: true })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(cards).toHaveText([/Default.*Park Street/])
  },
)
