import { builtDemo } from '../support/built-demo.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveWith } from '../support/serve-with.ts'

let host: Awaited<ReturnType<typeof serveWith>>
let demo: Awaited<ReturnType<typeof builtDemo>>
test.beforeAll(async () => {
  host = await serveWith([])
  demo = await builtDemo('mixed', { VITE_API_MODE: 'mixed', VITE_API_URL: host.origin })
})
test.afterAll(() => {
  demo.close()
  host.close()
})

// The host does not know the page's token.
test.use({ expectedConsole: /status of 401/ })

async function post(path: string, body: object, token = '') {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const response = await fetch(host.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.ok).toBe(true)
  return (await response.json()) as { token?: string }
}

/** Makes a product that only the host has. */
async function addToHost(name: string): Promise<void> {
  const { token } = await post('/v1/auth/login', { email: 'admin@shop.test', password: 'admin-pass' })
  const variants = [{ color: 'Gold', inventory: { total_quantity: 3 } }]
  await post('/v1/products', { name, description: 'Of the host.', SKU: 'HOST-1', base_price: 900, variants }, token)
}

test(
  'products come from the host, and go into the cart of the page; the panel changes which',
  { tag: '@slow' },
  async ({ page, shop }) => {
    test.slow()
    await addToHost('Host’s Own Ring')
    await page.goto(`${demo.home}products?q=own&live=searchProducts,getProduct&role=customer`)
    await expect(page).toHaveURL(`${demo.home}products?q=own`)
    await page.getByRole('main').getByRole('link', { name: 'Host’s Own Ring' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Host’s Own Ring' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Host’s Own Ring' })).toBeVisible()

    await page.getByRole('button', { name: 'Shop kit' }).click()
    const panel = page.getByRole('region', { name: 'Shop kit' })
    await panel.getByRole('tab', { name: 'Requests' }).click()
    await expect(panel.getByRole('row', { name: /GET getProduct 200 .*live kept/ }).first()).toBeVisible()
    await expect(panel.getByRole('row', { name: /POST addToCart 201 .*mock kept/ })).toBeVisible()

    await panel.getByRole('tab', { name: 'State' }).click()
    await expect(panel.getByText(`2 of 52 operations are answered by ${host.origin}.`)).toBeVisible()
    await panel.getByText('cart, 0 of 2 live').click()
    await panel.getByRole('checkbox', { name: /getCart/ }).check()
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await panel.getByRole('button', { name: 'All live' }).click()
    await panel.getByRole('button', { name: 'Customer' }).click()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const known = await fetch(`${host.origin}/v1/users/me`, { headers: { Authorization: `Bearer ${token}` } })
    expect(known.status, 'the host knows the session').toBe(200)
    await panel.getByRole('button', { name: 'All mocked' }).click()
    await expect(panel.getByText('0 of 52 operations')).toBeVisible()
    await page.reload()
    await expect(panel.getByText('0 of 52 operations')).toBeVisible()
    expect(await shop.axe({ of: 'shop-kit' })).toEqual([])
  },
)
