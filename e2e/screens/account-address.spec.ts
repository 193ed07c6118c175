import { type Call, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signOutElsewhere } from '../support/sign-in.ts'

const labels = ['Full name', 'Mobile', 'Address line 1', 'Landmark', 'City', 'State', 'PIN code', 'Country']
const tokens = [
  'name',
  'tel',
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country-name',
]
const typed = [
  'Kavya Iyer',
  '+91 98450 22222',
  '3, Hill Road',
  'Near the lighthouse',
  'Mumbai',
  'Maharashtra',
  '400050',
  'India',
]
const sent = {
  full_name: 'Kavya Iyer',
  phone: '+91 98450 22222',
  address_line1: '3, Hill Road',
  landmark: 'Near the lighthouse',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip_code: '400050',
  country: 'India',
}

test('addresses show every saved field; deleting asks first and makes the next address the default', async ({
  page,
  shop,
}) => {
  const calls = recordCalls(page)
  await shop.open('/account/address', { role: 'customer' })
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  for (const text of [
    'Meera Iyer',
    'Default',
    '14, Lake View Road',
    'Bengaluru, Karnataka 560001',
    'India',
    '+91 98450 00001',
  ]) {
    await expect(cards.first()).toContainText(text)
  }
  await expect(cards.nth(1)).not.toContainText('Default')

  const trash = cards.first().getByRole('button', { name: /^Delete/ })
  await trash.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete Address', exact: true })
  await expect(dialog).toContainText('Are you sure you want to delete this address? This action cannot be undone.')
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Delete'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trash).toBeFocused()
  await trash.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(deletions(calls)).toEqual([])

  await trash.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Address deleted', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Default')
  await expect(page.getByRole('heading', { level: 1 }), 'the pressed button went with its address').toBeFocused()
  expect(deletions(calls)).toEqual([{ to: 'DELETE /v1/address/addr-1', query: {}, signed: true, body: null }])

  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No address yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a new address is sent in the shape the API expects and can become the default', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/account/address', { role: 'customer' })
  await page.getByRole('link', { name: 'Add New Address', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Address')
  const form = page.getByRole('form', { name: 'Add New Address', exact: true })
  for (const [index, label] of labels.entries()) {
    await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', tokens[index] ?? '')
    await form.getByLabel(label).fill(typed[index] ?? '')
  }
  await form.getByLabel('Make this my default address', { exact: true }).check()
  await form.getByRole('button', { name: 'Save address' }).click()
  const success = page.getByText('Address updated successfully!', { exact: true })
  await expect(success).toBeVisible()
  expect(calls.filter(({ to }) => to === 'PUT /v1/users/me').map(({ body }) => body)).toEqual([
    { address: { ...sent, is_primary: true } },
  ])
  await form.getByLabel('City').press('x')
  await expect(success).toHaveCount(0)
  await form.getByLabel('City').fill('')

  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.filter({ hasText: 'Default' })).toContainText('Kavya Iyer')

  await cards.filter({ hasText: 'Kavya Iyer' }).getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Address')
  await expect(page.getByRole('form', { name: 'Edit Address', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/address\/edit\/.+/)
  for (const [index, label] of labels.entries()) await expect(page.getByLabel(label)).toHaveValue(typed[index] ?? '')
  await page.getByLabel('Landmark').fill('')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(success).toBeVisible()
  const change = calls.filter(({ to }) => to === 'PUT /v1/users/me').at(-1)
  expect(change?.body).toEqual({ address: { ...sent, landmark: '', is_primary: true, id: expect.any(String) } })

  await shop.open('/account/address/edit/addr-1')
  await expect(page.getByRole('form', { name: 'Edit Address', exact: true })).toBeVisible()
  await signOutElsewhere(page)
  await expect(page.getByText('Please log in to view address details', { exact: true })).toBeVisible()
})

test('a server error shows at its field; the form itself checks nothing', { tag: '@slow' }, async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/account/address/edit', { role: 'customer' })
  await page.getByLabel('City').fill('Pune')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Failed to save address', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription('Required.')
  await expect(page.getByText('Required.', { exact: true })).toHaveCount(6)
  await expect(page.getByText('Please check: Full name, Mobile,')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  expect(calls.filter(({ to }) => to === 'PUT /v1/users/me')).toHaveLength(1)
  await page.getByLabel('City').press('x')
  await expect(page.getByText('Failed to save address')).toHaveCount(0)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Error saving address. Please try again.', { exact: true })).toBeVisible()
  await page.context().setOffline(false)

  await signOutElsewhere(page)
  await expect(page.getByText('Please log in to save address', { exact: true })).toBeVisible()
})

function deletions(calls: Call[]): Call[] {
  return calls.filter(({ to }) => to.startsWith('DELETE'))
}

test.use({ expectedConsole: /status of (400|401|404)|ERR_INTERNET_DISCONNECTED/ })
