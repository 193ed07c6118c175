import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signOutElsewhere } from '../support/sign-in.ts'

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

test.use({ expectedConsole: /status of (400|401|404)|ERR_INTERNET_DISCONNECTED/ })
