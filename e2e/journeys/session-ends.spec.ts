import type { Page } from '@playwright/test'
import { type Call, recordCalls, recordForms } from '../calls.ts'
import { expect, type Shop, test } from '../fixtures.ts'
import { pngOf } from '../png.ts'
import { signIn } from '../sign-in.ts'

const picture = (number: number) => ({ name: `crack-${number}.png`, mimeType: 'image/png', buffer: pngOf(number) })
const fileOf = (number: number) => `crack-${number}.png image/png ${pngOf(number).length}`

interface Form {
  path: string
  typed: Record<string, string>
  submit: string
  /** What is said when the session has ended. */
  signedOut: string
  done: string
}

const words: (Form & { sends: { to: string; body: unknown } })[] = [
  {
    path: '/account',
    typed: { Name: 'Meera Krishnan', Email: 'customer@shop.test', Phone: '+91 98450 12345', 'Date of birth': '1991-02-03' },
    submit: 'Save changes',
    signedOut: 'Please log in to update your profile',
    done: 'Profile updated successfully!',
    sends: { to: 'PUT /v1/users/me', body: { name: 'Meera Krishnan', email: 'customer@shop.test', phone: '+91 98450 12345', date_of_birth: '1991-02-03' } },
  },
  {
    path: '/account/address/edit',
    typed: { 'Full name': 'Meera Iyer', Mobile: '98450 1', 'Address line 1': '9, Garden Lane', Landmark: 'By the well', City: 'Mysuru', State: 'Karnataka', 'PIN code': '570001', Country: 'India' },
    submit: 'Save address',
    signedOut: 'Please log in to save address',
    done: 'Address updated successfully!',
    sends: {
      to: 'PUT /v1/users/me',
      body: {
        address: { full_name: 'Meera Iyer', phone: '98450 1', address_line1: '9, Garden Lane', landmark: 'By the well', city: 'Mysuru', state: 'Karnataka', zip_code: '570001', country: 'India', is_primary: false },
      },
    },
  },
  {
    path: '/account/address/edit/addr-1',
    typed: { 'Full name': 'Meera Iyer', 'Address line 1': '15, Lake View Road', City: 'Bengaluru' },
    submit: 'Save address',
    signedOut: 'Please log in to save address',
    done: 'Address updated successfully!',
    sends: { to: 'PUT /v1/users/me', body: { address: expect.objectContaining({ id: 'addr-1', address_line1: '15, Lake View Road' }) } },
  },
  {
    path: '/account/orders?order=ord-sample-1&view=cancel',
    typed: { 'Your reason': 'My sister gave me the same ring' },
    submit: 'Cancel Order',
    signedOut: 'Please log in to change your orders',
    done: 'Order cancelled',
    sends: { to: 'POST /api/orders/ord-sample-1/cancel', body: { reason: 'My sister gave me the same ring' } },
  },
]

const withPictures: (Form & { sends: { to: string; parts: [string, string][] } })[] = [
  {
    path: '/account/orders?order=ord-sample-2&view=return',
    typed: { 'Your reason': 'It sings at night' },
    submit: 'Request Return',
    signedOut: 'Please log in to change your orders',
    done: 'Return requested',
    sends: { to: 'POST /api/orders/ord-sample-2/return', parts: [['reason', 'It sings at night'], ['images', fileOf(1)], ['images', fileOf(2)]] },
  },
  {
    path: '/account/orders?order=ord-sample-2&view=review',
    typed: { 'Which piece?': 'prod-10', 'Your review': 'Small, but it sparkles.' },
    submit: 'Submit Review',
    signedOut: 'Please log in to change your orders',
    done: 'Review submitted successfully',
    sends: { to: 'POST /api/products/prod-10/reviews', parts: [['rating', '4'], ['review', 'Small, but it sparkles.'], ['images', fileOf(1)], ['images', fileOf(2)]] },
  },
]

test('a session that ends in the middle of a form loses nothing typed', async ({ page, shop }) => {
  const calls = recordCalls(page)
  for (const form of words) {
    await begin(page, shop, form)
    if (form.path.includes('view=cancel')) await page.getByRole('radio', { name: 'Other' }).check()
    await type(page, form)
    await refusedMidway(page, form)
    await expectKept(page, form)
    await finish(page, form)
    expect(answered(calls, form.sends.to)).toEqual({ ...form.sends, query: {}, signed: true })
  }
})

test('nor the pictures chosen for it', async ({ page, shop }) => {
  const calls = recordCalls(page)
  const forms = await recordForms(page)
  for (const form of withPictures) {
    await begin(page, shop, form)
    if (form.path.includes('view=return')) await page.getByRole('radio', { name: 'Other' }).check()
    else await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await type(page, form)
    await page.getByLabel('Add pictures').setInputFiles([picture(1), picture(2)])
    await refusedMidway(page, form)
    await expectKept(page, form)
    await expect(page.getByRole('img', { name: /^crack-/ })).toHaveCount(2)
    await finish(page, form)
    expect(answered(calls, form.sends.to)?.signed).toBe(true)
    expect((await forms.sent()).at(-1)).toEqual(form.sends.parts)
  }
})

async function begin(page: Page, shop: Shop, { path }: Form): Promise<void> {
  const isFirst = page.url() === 'about:blank'
  await shop.open(path, isFirst ? { role: 'customer' } : {})
}

async function type(page: Page, { typed }: Form): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const control = page.getByLabel(label, { exact: true })
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isList ? control.selectOption(value) : control.fill(value))
  }
}

/** The host refuses the token from now on; the screen learns of it only as it sends. */
async function refusedMidway(page: Page, { path, submit, signedOut }: Form): Promise<void> {
  await page.evaluate(() => localStorage.setItem('token', 'refused'))
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.'), path).toHaveCount(1)
  await expect(page.getByText(signedOut, { exact: true }), path).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]), path).toEqual([null, null])
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await signIn(page)
  await expect(page).toHaveURL(path)
}

async function expectKept(page: Page, { path, typed }: Form): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label, { exact: true }), path).toHaveValue(value)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])), 'the password is kept nowhere').not.toContain('customer-pass')
}

async function finish(page: Page, { path, submit, done }: Form): Promise<void> {
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText(done, { exact: true }).first(), path).toBeVisible()
}

/** The call that went through: the one before it was refused. */
function answered(calls: Call[], to: string): Call | undefined {
  return calls.filter((call) => call.to === to).at(-1)
}

test.use({ expectedConsole: /status of 401|Failed to (cancel|return|review)/ })
