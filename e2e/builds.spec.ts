import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { backendOrigin, liveOrigin } from './playwright.config.ts'

const root = join(import.meta.dirname, '..')
/** Limit for the JavaScript that `/` loads without interaction, in gzipped bytes. */
const budget = 170_000

test('the live build contains no part of the mocks', () => {
  const files = globSync('dist/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const traces = ['msw', 'mockServiceWorker', 'faker', 'customer-pass', '@mswjs', 'sampleShop', 'Shop kit', 'mocks/']
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

  test('the first page shows products and loads at most 170 kB of JavaScript, none of it admin or charts', async ({
    page,
    shop,
  }) => {
    await page.route(/\/(v1|api|media|uploads)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${backendOrigin}${pathname}${search}` }) })
    })
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(new URL(response.url()).pathname, gzipSync(await response.body()).length)
    })
    await shop.open('/')
    await expect(page.getByRole('link', { name: /View Details/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
    test.info().annotations.push({
      type: 'JavaScript of /',
      description: `${(total / 1000).toFixed(1)} kB gzip in ${scripts.size} files`,
    })
    expect([...scripts.keys()].filter((name) => /admin|chart|recharts/i.test(name))).toEqual([])
    expect(total).toBeLessThanOrEqual(budget)
  })
})
