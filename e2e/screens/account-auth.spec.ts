import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test(
  'a customer who signs in on the way to the back office goes to / and is told why',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/orders', { role: 'guest' })
    await expect(page).toHaveURL('/login')
    await signIn(page)
    // First what goes away again.
    await expect(page.getByText('An administrator account is needed for this area.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)
