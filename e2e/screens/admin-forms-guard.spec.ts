import { recordCalls } from '../support/calls.ts'
import { expect, test, withMotion } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

// A moving page takes another way from one address to the next.
test.use(withMotion)

/** So low that the form's own buttons are out of view and the save bar shows. */
const low = { width: 1280, height: 480 }

test(
  'leaving a changed form offers Stay, Discard and Save; leaving an untouched or saved one does not ask',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/admin/update-category?id=cat-1', { role: 'admin' })
    const name = page.getByLabel('Name')
    await expect(name).toHaveValue('Rings')
    const away = page.getByRole('link', { name: 'Customers' })
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' })

    await away.click()
    await expect(page).toHaveURL('/admin/customers')
    await page.goBack()
    await expect(name).toHaveValue('Rings')

    await name.fill('Bands')
    await away.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(away).toBeFocused()
    await away.click()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(name).toHaveValue('Bands')
    await expect(page).toHaveURL('/admin/update-category?id=cat-1')

    // The bottom bar restores the form too, and disappears.
    await page.setViewportSize(low)
    await page.getByRole('button', { name: 'Undo changes' }).click()
    await expect(name).toHaveValue('Rings')
    await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)

    await name.fill('Bands')
    await page.goForward()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/admin/customers')
    await page.goBack()
    await expect(name).toHaveValue('Rings')

    await name.fill('')
    await away.click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(page).toHaveURL('/admin/update-category?id=cat-1')

    await name.fill('Bands')
    await away.click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/admin/customers')
    expect(calls.filter(({ to }) => to.startsWith('PUT')).map(({ body }) => body)).toMatchObject([{ name: 'Bands' }])
  },
)

test('closing the tab asks only while something is unsaved', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin/new-category', { role: 'admin' })
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.getByLabel('Name').fill('Brooches')
  await page.reload()
  expect(asked).toBe(1)
  await expect(page.getByLabel('Name')).toHaveValue('Brooches')
  await expect(page.getByText('Here is what you had typed before.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.reload()
  expect(asked).toBe(1)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test.describe('an ended session', () => {
  test.use({ expectedConsole: [/status of 401|Failed to (create|update)/] })

  test('loses nothing typed in any form', { tag: '@slow' }, async ({ page, shop }) => {
    test.slow()
    const back = page.getByText('Here is what you had typed before.')
    // Like an expired token: the server refuses it, and local storage is unchanged.
    const saveTooLate = async (path: string) => {
      await page.evaluate(() => localStorage.setItem('token', 'ran-out'))
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL('/login')
      await signIn(page, 'admin@shop.test', 'admin-pass')
      await expect(page).toHaveURL(path)
      await expect(back).toBeVisible()
    }

    await shop.open('/admin/new-coupon', { role: 'admin' })
    await page.getByLabel('Code').fill('KEPT')
    await page.getByLabel('Discount type').selectOption('Fixed amount')
    await page.getByLabel('Maximum discount').fill('10')
    await page.getByLabel('Start date').fill('2026-12-01')
    await page.getByLabel('End date').fill('2026-12-02')
    await page.getByLabel('Free shipping').check()
    await saveTooLate('/admin/new-coupon')
    await expect(page.getByLabel('Code')).toHaveValue('KEPT')
    await expect(page.getByLabel('End date')).toHaveValue('2026-12-02')
    await expect(page.getByLabel('Discount type')).toHaveValue('fixed')
    await expect(page.getByLabel('Free shipping')).toBeChecked()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByText('Coupon created successfully!')).toBeVisible()

    await shop.go('/admin/new-sale')
    await page.getByLabel('Name').fill('Kept Sale')
    await page.getByLabel('Start date').fill('2027-01-01')
    await page.getByLabel('End date').fill('2027-01-08')
    await page.getByRole('combobox', { name: 'Add a product' }).fill('SUV-RNG-0001')
    await page.getByRole('option').click()
    await page.getByLabel('Discount percent').fill('4.5')
    await saveTooLate('/admin/new-sale')
    await expect(page.getByLabel('Name')).toHaveValue('Kept Sale')
    await expect(
      page.getByRole('listitem', { name: 'Aarohi Solitaire Ring' }).getByLabel('Discount percent'),
    ).toHaveValue('4.5')
    await page.getByRole('button', { name: 'Create sale' }).click()
    await expect(page.getByText('Sale created successfully!')).toBeVisible()

    await shop.go('/admin/update-product2?id=prod-1')
    await page.getByLabel('Brand').fill('Kept brand')
    await page.getByRole('group', { name: 'Variant 3' }).getByLabel('Size').fill('15')
    await saveTooLate('/admin/update-product2?id=prod-1')
    await expect(page.getByLabel('Brand')).toHaveValue('Kept brand')
    await expect(page.getByRole('group', { name: 'Variant 3' }).getByLabel('Size')).toHaveValue('15')
    await page.getByRole('button', { name: 'Update product' }).click()
    await expect(page).toHaveURL('/admin/products')
  })
})
