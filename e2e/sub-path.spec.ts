import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { pngOf } from './png.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'reports/sub-path')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** A server that knows files and `index.html` of folders below `/some/path`, and nothing else. */
const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const path = pathname.startsWith('/some/path/') ? join(folder, pathname.slice('/some/path'.length)) : ''
  const file = [path, join(path, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile())
  response.writeHead(path !== '' && file ? 200 : 404, { 'Content-Type': types[extname(file ?? '')] ?? 'text/plain' })
  response.end(path !== '' && file ? readFileSync(file) : '')
})

const home = () => `http://localhost:${(server.address() as AddressInfo).port}/some/path/`

test.beforeAll(async () => {
  // All but a few pages are left out, since only their number takes time.
  const env = { ...process.env, PRERENDER_LIMIT: '8', VITE_SITE_URL: 'https://example.com/some/path' }
  const flags = ['--base', '/some/path/', '--outDir', folder, '--logLevel', 'error']
  execFileSync('npm', ['run', '--silent', 'build:demo', '--', ...flags], { cwd: root, env, stdio: 'pipe' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  server.close()
})

test('a demo below a path is walked from home to the cart, on a server that knows files only', async ({
  page,
  shop,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await page.goto(home())
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://example.com/some/path/')
  await shop.state()
  await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
  await expect(page).toHaveURL(`${home()}products`)
  await main.getByRole('link', { name: 'Aarohi Solitaire Ring' }).first().click()
  await expect(page).toHaveURL(/\/some\/path\/products\/prod-/)
  await expect
    .poll(() =>
      main
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(300)

  await page.goto(`${home()}collections/col-1?role=customer`)
  await page.reload()
  await expect(heading).toHaveText('Men')
  await page.goto(`${home()}cart`)
  await expect(page).toHaveURL(`${home()}cart`)
  await expect(main.getByRole('listitem').first()).toBeVisible()

  await page.goto(`${home()}admin/new-products?role=admin`)
  await page.getByLabel('Add images').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(1) })
  const uploaded = main.locator('img[src*="/uploads/"]')
  await expect.poll(() => uploaded.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8)
})
