import { failCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { pngOf } from '../support/png.ts'
import { signOutElsewhere } from '../support/sign-in.ts'

test('signing in and registering, with every error shown', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/login', { role: 'guest' })
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('customer@shop.test')
  await main.getByLabel('Password', { exact: true }).fill('not the one')
  await main.getByRole('button', { name: 'Show password' }).click()
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await expectGoodLooks(page, shop, 'a refused sign-in')
  await main.getByRole('link', { name: 'Register here' }).click()
  await main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByText('Please enter your name')).toBeVisible()
  await expectGoodLooks(page, shop, 'a registration with nothing in it')
})

test(
  'the profile, the question on leaving it, and the personal information',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/account', { role: 'customer' })
    await page.getByLabel('Email').fill('nothing')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectGoodLooks(page, shop, 'a refused profile')
    await page.getByRole('link', { name: 'Personal info' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' })
    await expect(dialog).toBeVisible()
    await expectGoodLooks(page, shop, 'the question before leaving')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Meera Iyer')).toBeVisible()
    await expectGoodLooks(page, shop, 'the personal information')
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByLabel('Name').fill('Meera')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expectGoodLooks(page, shop, 'a saved profile')
    await page.getByLabel('Name').fill('Meera I')
    await signOutElsewhere(page)
    await expect(page.getByText('Please log in to update your profile')).toBeVisible()
    await expectGoodLooks(page, shop, 'a profile whose session has ended')
  },
)

test(
  'the addresses, the question before deleting one, their form, and the wishlist',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/account/address', { role: 'customer' })
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: 'Addresses' })).toBeVisible()
    await expectGoodLooks(page, shop, 'the addresses')
    await main
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(page.getByRole('alertdialog', { name: 'Delete Address', exact: true })).toBeVisible()
    await expectGoodLooks(page, shop, 'the question before an address goes')
    await page.keyboard.press('Escape')
    await main.getByRole('link', { name: 'Add New Address', exact: true }).click()
    await main.getByRole('button', { name: 'Save address' }).click()
    await expect(main.getByText('Failed to save address')).toBeVisible()
    await expectGoodLooks(page, shop, 'a refused address')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wishlist' }).click()
    await expect(page.getByRole('list', { name: 'Wishlist' })).toBeVisible()
    await expectGoodLooks(page, shop, 'the wishlist')
  },
)

test('empty, missing and failed screens', { tag: '@slow' }, async ({ page, shop }) => {
  const main = page.getByRole('main')
  await failCalls(page, '^GET /v1/users/me')
  await shop.open('/account', { role: 'customer', scenario: 'new-customer' })
  await expect(main.getByText('Failed to fetch profile data')).toBeVisible()
  await expectGoodLooks(page, shop, 'a profile that did not load')
  await page.evaluate(() => void (window.isHealed = true))
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Address' }).click()
  await expect(main.getByText('No address yet')).toBeVisible()
  await expectGoodLooks(page, shop, 'no address')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wishlist' }).click()
  await expect(main.getByText('Your wishlist is empty.')).toBeVisible()
  await expectGoodLooks(page, shop, 'an empty wishlist')
  await signOutElsewhere(page)
  await expect(main.getByText('Please log in to view your wishlist')).toBeVisible()
  await expectGoodLooks(page, shop, 'a wishlist whose session has ended')
})

test('the orders, tracking one, and returning or reviewing another', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/account/orders', { role: 'customer' })
  const pending = page.getByRole('article', { name: 'Order SUV-2026-S0001' })
  const delivered = page.getByRole('article', { name: 'Order SUV-2026-S0002' })
  await pending.getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible()
  await expectGoodLooks(page, shop, 'tracking an order under way')
  await delivered.getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByRole('list', { name: 'Order progress' }).getByText('Done')).toHaveCount(3)
  await expectGoodLooks(page, shop, 'tracking an order that has come')

  await delivered.getByRole('button', { name: 'Return/Replace' }).click()
  await page
    .getByLabel('Add pictures')
    .setInputFiles(
      [1, 2].map((number) => ({ name: `crack-${number}.png`, mimeType: 'image/png', buffer: pngOf(number) })),
    )
  await page.getByRole('button', { name: 'Request Return' }).click()
  await expect(page.getByText('Please select a reason', { exact: true })).toBeVisible()
  await expectGoodLooks(page, shop, 'returning with pictures')
  await delivered.getByRole('button', { name: 'Write Review' }).click()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Please select a rating', { exact: true })).toBeVisible()
  await expectGoodLooks(page, shop, 'a review with nothing in it')
})

test('cancelling an order', { tag: '@slow' }, async ({ page, shop }) => {
  await failCalls(page, '^POST /api/', { status: 500, body: {} })
  await shop.open('/account/orders?order=ord-sample-1&view=cancel', { role: 'customer' })
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('Please tell us the reason', { exact: true })).toBeVisible()
  await expectGoodLooks(page, shop, 'cancelling without words for Other')
  await page.getByRole('radio', { name: 'Changed my mind' }).check()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('The order could not be cancelled.')).toBeVisible()
  await expectGoodLooks(page, shop, 'a cancelling that failed')
})

test.use({ expectedConsole: /status of (400|401|404)|Failed to cancel/ })
