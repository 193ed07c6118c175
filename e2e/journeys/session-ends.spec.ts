import type { Page } from '@playwright/test'
import { recordCalls, recordForms } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'
import { signIn } from '../support/sign-in.ts'

const picture = (number: number) => ({ name: `crack-${number}.png`, mimeType: 'image/png', buffer: pngOf(number) })
const fileOf = (number: number) => `crack-${number}.png image/png ${pngOf(number).length}`

interface Form {
  path: string
  /** The option to choose before typing. */
  choose?: string
  typed: Record<string, string>
  submit: string
  /** The message when the session has ended. */
  signedOut: string
  done: string
  to: string
  /** The request body: JSON, or the parts of a form with two pictures. */
  body?: unknown
  parts?: [name: string, value: string][]
  /** Whether the record is read again before it is saved: then this read is the call that is refused. */
  isReadFirst?: boolean
}

const changeOrders = 'Please log in to change your orders'

const forms: Record<string, Form> = {
  'the profile': {
    path: '/account',
    typed: {
      Name: 'Meera Krishnan',
      Email: 'customer@shop.test',
      Phone: '+91 98450 12345',
      'Date of birth': '1991-02-03',
    },
    submit: 'Save changes',
    signedOut: 'Please log in to update your profile',
    done: 'Profile updated successfully!',
    to: 'PUT /v1/users/me',
    isReadFirst: true,
    body: {
      name: 'Meera Krishnan',
      email: 'customer@shop.test',
      phone: '+91 98450 12345',
      date_of_birth: '1991-02-03',
    },
  },
  'a new address': {
    path: '/account/address/edit',
    typed: {
      'Full name': 'Meera Iyer',
      Mobile: '98450 1',
      'Address line 1': '9, Garden Lane',
      Landmark: 'By the well',
      City: 'Mysuru',
      State: 'Karnataka',
      'PIN code': '570001',
      Country: 'India',
    },
    submit: 'Save address',
    signedOut: 'Please log in to save address',
    done: 'Address updated successfully!',
    to: 'PUT /v1/users/me',
    body: {
      address: {
        full_name: 'Meera Iyer',
        phone: '98450 1',
        address_line1: '9, Garden Lane',
        landmark: 'By the well',
        city: 'Mysuru',
        state: 'Karnataka',
        zip_code: '570001',
        country: 'India',
        is_primary: false,
      },
    },
  },
  'a changed address': {
    path: '/account/address/edit/addr-1',
    typed: { 'Full name': 'Meera Iyer', 'Address line 1': '15, Lake View Road', City: 'Bengaluru' },
    submit: 'Save address',
    signedOut: 'Please log in to save address',
    done: 'Address updated successfully!',
    to: 'PUT /v1/users/me',
    isReadFirst: true,
    body: { address: expect.objectContaining({ id: 'addr-1', address_line1: '15, Lake View Road' }) },
  },
  'a cancelling with a reason of one’s own': {
    path: '/account/orders?order=ord-sample-1&view=cancel',
    choose: 'Other',
    typed: { 'Your reason': 'My sister gave me the same ring' },
    submit: 'Cancel Order',
    signedOut: changeOrders,
    done: 'Order cancelled',
    to: 'POST /api/orders/ord-sample-1/cancel',
    body: { reason: 'My sister gave me the same ring' },
  },
  'a return with two pictures': {
    path: '/account/orders?order=ord-sample-2&view=return',
    choose: 'Other',
    typed: { 'Your reason': 'It sings at night' },
    submit: 'Request Return',
    signedOut: changeOrders,
    done: 'Return requested',
    to: 'POST /api/orders/ord-sample-2/return',
    parts: [
      ['reason', 'It sings at night'],
      ['images', fileOf(1)],
      ['images', fileOf(2)],
    ],
  },
  'a review with two pictures': {
    path: '/account/orders?order=ord-sample-2&view=review',
    choose: '4 stars',
    typed: { 'Which piece?': 'prod-10', 'Your review': 'Small, but it sparkles.' },
    submit: 'Submit Review',
    signedOut: changeOrders,
    done: 'Review submitted successfully',
    to: 'POST /api/products/prod-10/reviews',
    parts: [
      ['rating', '4'],
      ['review', 'Small, but it sparkles.'],
      ['images', fileOf(1)],
      ['images', fileOf(2)],
    ],
  },
}

for (const [name, form] of Object.entries(forms)) {
  const { path, choose, typed, submit, signedOut, done, to, body, parts, isReadFirst = false } = form
  test(
    `a session that ends during ${name} loses nothing that was typed or chosen`,
    { tag: '@slow' },
    async ({ page, shop }) => {
      const calls = recordCalls(page)
      const multipart = await recordForms(page)
      await shop.open(path, { role: 'customer' })
      if (choose !== undefined) await page.getByRole('radio', { name: choose }).check({ force: true })
      for (const [label, value] of Object.entries(typed)) await fill(page, label, value)
      if (parts !== undefined) await page.getByLabel('Add pictures').setInputFiles([picture(1), picture(2)])

      // The server refuses the token from now on; the screen finds out when it sends.
      await page.evaluate(() => localStorage.setItem('token', 'refused'))
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1)
      await expect(page.getByText(signedOut, { exact: true })).toBeVisible()
      // There are two links to sign in: one in the message while it shows, and one in the form.
      if (path === '/account') await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      else await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
        null,
        null,
      ])
      await signIn(page)

      await expect(page).toHaveURL(path)
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      if (choose !== undefined) await expect(page.getByRole('radio', { name: choose })).toBeChecked()
      await expect(page.getByRole('img', { name: /^crack-/ })).toHaveCount(parts === undefined ? 0 : 2)
      expect(
        await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
        'the password is kept nowhere',
      ).not.toContain('customer-pass')
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(done, { exact: true }).first()).toBeVisible()
      const sent = calls.filter((call) => call.to === to)
      expect(sent, isReadFirst ? 'sent once, since reading was refused' : 'refused, then sent again').toHaveLength(
        isReadFirst ? 1 : 2,
      )
      expect(sent.at(-1)).toMatchObject({ query: {}, signed: true })
      if (body !== undefined) expect(sent.at(-1)?.body).toEqual(body)
      expect((await multipart.sent()).at(-1)).toEqual(parts)
    },
  )
}

test(
  'a session that ends at Place Order: by keyboard on a phone, nobody has to guess what became of the order',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('/checkout', { role: 'customer' })
    await page.getByRole('button', { name: 'Change the delivery address' }).press('Enter')
    await page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').first().press('ArrowDown')
    await page.getByRole('radio', { name: 'Credit Card', exact: true }).press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'UPI', exact: true })).toBeChecked()
    await page.evaluate(() => localStorage.setItem('token', 'refused'))
    await page.getByRole('button', { name: 'Place Order' }).press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
    await expect(page.getByText('Your order was not placed, and nothing was charged.')).toBeInViewport()
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    await page.getByLabel('Email').fill('customer@shop.test')
    await page.getByLabel('Password', { exact: true }).fill('customer-pass')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('radio', { name: 'UPI', exact: true })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Delivery address' })).not.toContainText('14, Lake View Road')
    await page.getByRole('button', { name: 'Place Order' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible()
  },
)

async function fill(page: Page, label: string, value: string): Promise<void> {
  const control = page.getByLabel(label, { exact: true })
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement)
  await (isList ? control.selectOption(value) : control.fill(value))
}

test.use({ expectedConsole: /status of 401|Failed to (cancel|return|review)/ })
