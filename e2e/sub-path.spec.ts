import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { expect, test } from './fixtures.ts'
import { pngOf } from './png.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'reports/sub-path')
/** A server that knows files and `index.html` of folders below `/some/path`, and nothing else. */
const app = new Hono()
const strip = (path: string) => path.slice('/some/path'.length)
const server = createAdaptorServer({ fetch: app.fetch })

const home = () => `http://localhost:${(server.address() as AddressInfo).port}/some/path/`

test.beforeAll(async () => {
  // All but a few pages are left out, since only their number takes time.
  const env = { ...process.env, PRERENDER_LIMIT: '8', VITE_SITE_URL: 'https://example.com/some/path' }
  const flags = ['--base', '/some/path/', '--outDir', folder, '--logLevel', 'error']
  execFileSync('npm', ['run', '--silent', 'build:demo', '--', ...flags], { cwd: root, env, stdio: 'pipe' })
  // Added once the folder is there, since a folder that is missing is warned of.
  app.use('/some/path/*', serveStatic({ root: folder, rewriteRequestPath: strip }))
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
