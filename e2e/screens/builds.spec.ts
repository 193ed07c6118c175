import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { backendOrigin, liveOrigin } from '../playwright.config.ts'
import { watchShifts } from '../support/looks.ts'
import { signIn } from '../support/sign-in.ts'

const root = join(import.meta.dirname, '../..')
/** The JavaScript that a first load may need, in gzipped kB. */
const budget = { home: 200, shop: 210, office: 260, demo: 330 }
const pages = [
  { path: '/', shown: 'View Details' },
  { path: '/products', shown: 'Aarohi Solitaire Ring', tag: '@slow' },
  { path: '/products/prod-1', shown: 'Rings', tag: '@slow' },
  { path: '/admin/products', shown: 'Aarohi Solitaire Ring' },
]

/** Records the scripts of a build that a page loads from now on, by address. `kilobytes` is their gzipped sum. */
function recordScripts(page: Page, build: 'dist' | 'dist-demo') {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
  })
  // From the files, since the browser drops what a page has received when it leaves the page.
  const size = (name: string) => gzipSync(readFileSync(join(root, build, name))).length / 1000
  return {
    names: () => [...scripts],
    kilobytes: () => [...scripts].reduce((sum, name) => sum + size(name), 0),
  }
}

test(`the demo and its backend load at most ${budget.demo} kB of JavaScript, none of it the generator of its shop`, async ({
  page,
  shop,
}) => {
  const scripts = recordScripts(page, 'dist-demo')
  // At the size that screens.spec does not load.
  await page.setViewportSize({ width: 1440, height: 900 })
  const { shifted } = await watchShifts(page)
  await shop.open('/')
  await shop.state()
  await expect(page.getByRole('button', { name: 'Shop kit' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = scripts.kilobytes()
  test.info().annotations.push({ type: 'JavaScript of the demo', description: `${total.toFixed(1)} kB gzip` })
  expect(scripts.names().filter((name) => name.includes('build-world'))).toEqual([])
  expect(total).toBeLessThanOrEqual(budget.demo)
  expect(await shifted(), 'nothing shifts').toBeLessThanOrEqual(0.02)
})

test('the live build contains no part of the mocks', () => {
  const files = globSync('dist/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const traces = ['[MSW]', 'mockServiceWorker', 'faker', 'customer-pass', '@mswjs', 'sampleShop', 'Shop kit', 'mocks/']
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'latin1')
    return /\.(js|css|html|json|txt)$/.test(name)
      ? traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`)
      : []
  })
  expect(found).toEqual([])
  expect(
    files
      .filter(({ name, parentPath }) => /mockServiceWorker/.test(name) || /\/media\//.test(parentPath))
      .map(({ name }) => name),
  ).toEqual([])
})

test.describe('live, against the backend over HTTP', () => {
  test.use({ baseURL: liveOrigin })

  for (const { path, shown, tag = [] } of pages) {
    const isOffice = path.startsWith('/admin')
    const limit = isOffice ? budget.office : path === '/' ? budget.home : budget.shop
    test(
      `${path} shows its data and loads at most ${limit} kB of JavaScript${isOffice ? '' : ', none of it admin or charts'}`,
      { tag },
      async ({ page, shop }) => {
        await page.route(/\/(v1|api|media|uploads)\//, async (route) => {
          const { pathname, search } = new URL(route.request().url())
          await route.fulfill({ response: await route.fetch({ url: `${backendOrigin}${pathname}${search}` }) })
        })
        if (isOffice) {
          await shop.open('/login')
          await signIn(page, 'admin@shop.test', 'admin-pass')
          await expect(page).toHaveURL('/')
          // Its scripts are not counted.
          await page.waitForLoadState('networkidle')
          await page.goto('about:blank')
        }
        const scripts = recordScripts(page, 'dist')
        await shop.open(path)
        await expect(page.getByRole('link', { name: shown }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')

        const total = scripts.kilobytes()
        test.info().annotations.push({
          type: `JavaScript of ${path}`,
          description: `${total.toFixed(1)} kB gzip in ${scripts.names().length} files`,
        })
        if (!isOffice) expect(scripts.names().filter((name) => /admin-|chart|recharts/i.test(name))).toEqual([])
        // A call after the end of the interception would reach the live server, which has no backend.
        await page.goto('about:blank')
        await page.unrouteAll({ behavior: 'wait' })
        expect(total).toBeLessThanOrEqual(limit)
      },
    )
  }
})
