import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn, signOutElsewhere } from '../support/sign-in.ts'

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
