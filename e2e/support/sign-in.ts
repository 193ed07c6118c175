import type { Page } from '@playwright/test'

/** Fills in and submits the open sign-in form. */
export async function signIn(page: Page, email = 'customer@shop.test', password = 'customer-pass'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Signs out as if from another tab. */
export async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/media/none')
  await other.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await other.close()
}
