import { expect, test } from './fixtures.ts'

const storefront = ['/', '/products', '/products/prod-1', '/categories/cat-1', '/collections/col-1', '/sales/sale-1', '/cart', '/checkout', '/reviews', '/aboutUs', '/arrangecallback']
const account = ['', '/personal-info', '/address', '/address/edit', '/address/edit/addr-1', '/wishlist', '/orders'].map((path) => `/account${path}`)
const admin = [
  '', '/new-products', '/products', '/categories', '/collections', '/orders', '/customers', '/new-coupon', '/new-sale', '/sales', '/new-category',
  '/new-collection', '/update-category', '/update-collection', '/update-product', '/update-product2', '/update-product3',
].map((path) => `/admin${path}`)

test('all 37 routes lead to a screen with a heading and a title of its own', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const routes = [...['/login', '/register'].map((path) => ({ path, role: 'guest' as const })), ...storefront.map((path) => ({ path, role: 'guest' as const })), ...account.map((path) => ({ path, role: 'customer' as const })), ...admin.map((path) => ({ path, role: 'admin' as const }))]
  expect(routes).toHaveLength(37)
  let lastRole = ''
  for (const { path, role } of routes) {
    await shop.open(path, role === lastRole ? {} : { role })
    lastRole = role
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(/Suvarnika/)
    expect(new URL(page.url()).pathname, path).toBe(path)
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/not found/i)
  }
})

test('the account asks a guest to sign in, and leads there afterwards', async ({ page, shop }) => {
  await shop.open('/account/wishlist', { role: 'guest' })
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'Email' }).fill('customer@shop.test')
  await page.getByLabel('Password', { exact: true }).fill('customer-pass')
  await page.getByRole('main').getByRole('button', { name: /Sign in|Login/ }).click()
  await expect(page).toHaveURL(/\/account\/wishlist$/)
})

test('whoever is signed in is led from the login page to the account', async ({ page, shop }) => {
  await shop.open('/login', { role: 'customer' })
  await expect(page).toHaveURL(/\/account$/)
})

test('a customer is led from the back office to the login page and told why', async ({ page, shop }) => {
  await shop.open('/admin/orders', { role: 'customer' })
  await expect(page).not.toHaveURL(/\/admin/)
  await expect(page.getByText(/administrator account/).first()).toBeVisible()
})

test('a guest who asked for the back office comes there after signing in as administrator', async ({ page, shop }) => {
  await shop.open('/admin/orders', { role: 'guest' })
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@shop.test')
  await page.getByLabel('Password', { exact: true }).fill('admin-pass')
  await page.getByRole('main').getByRole('button', { name: /Sign in|Login/ }).click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
})

test('an unknown address has a page of its own with ways on', async ({ page, shop }) => {
  await shop.open('/no-such-page')
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible()
})

test('an unknown product is the same page, not a failure', async ({ page, shop }) => {
  await shop.open('/products/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
})
test.use({ expectedConsole: [/status of 404/] })
