import { builtDemo } from '../support/built-demo.ts'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'

let demo: Awaited<ReturnType<typeof builtDemo>>
test.beforeAll(async () => {
  demo = await builtDemo('sub-path', { VITE_SITE_URL: 'https://example.com/some/path' }, '/some/path/')
})
test.afterAll(() => demo.close())

// An uploaded picture requested before the worker is active reaches the server.
test.use({ expectedConsole: /status of 404/ })

test(
  'a demo below a path works from home to the cart, on a server that serves only files',
  { tag: '@slow' },
  async ({ page, shop }) => {
    test.slow()
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await page.goto(demo.home)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://example.com/some/path/')
    await shop.state()
    await page.getByRole('link', { name: 'Collection', exact: true }).first().click()
    await expect(page).toHaveURL(`${demo.home}products`)
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

    await page.goto(`${demo.home}collections/col-1?role=customer`)
    await page.reload()
    await expect(heading).toHaveText('Men')
    await page.goto(`${demo.home}cart`)
    await expect(page).toHaveURL(`${demo.home}cart`)
    await expect(main.getByRole('listitem').first()).toBeVisible()

    await page.goto(`${demo.home}admin/new-products?role=admin`)
    await page.getByLabel('Add images').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(1) })
    const uploaded = main.locator('img[src*="/uploads/"]')
    await expect.poll(() => uploaded.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8)

    // After a forced reload the page is not controlled by its worker.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.reload', { ignoreCache: true })
    await expect
      .poll(() =>
        uploaded.evaluate((img: HTMLImageElement) => {
          const [opened] = performance.getEntriesByType('navigation')
          return opened instanceof PerformanceNavigationTiming && opened.type === 'reload' && img.naturalWidth
        }),
      )
      .toBe(8)
  },
)
