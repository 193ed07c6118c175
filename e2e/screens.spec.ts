import { expect, test } from './fixtures.ts'

const screens = [
  { path: '/', heading: 'Suvarnika' },
  { path: '/products', heading: 'All Products' },
  { path: '/products/prod-1', heading: 'Aarohi Solitaire Ring' },
  { path: '/categories/cat-1', heading: 'Rings' },
  { path: '/collections/col-4', heading: 'Gold Collection' },
  { path: '/login', heading: /Sign in|Login/ },
  { path: '/register', heading: /Register|Create/ },
  { path: '/no-such-page', heading: /not found/i },
]
const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

for (const { path, heading } of screens) {
  test(`${path} is accessible, stands still and fits, light and dark, on a phone and a desk`, async ({ page, shop }) => {
    test.setTimeout(150_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.addInitScript(() => {
        window.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) window.shift = (window.shift ?? 0) + Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await shop.open(path)
      await shop.state()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(0)

      const look = `${path} at ${width} px, ${colorScheme}`
      expect(await shop.axe(), look).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${look}: no sideways scroll`).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => window.shift), `${look}: nothing shifts`).toBeLessThanOrEqual(0.02)
    }
  })
}

test('the page shows products within 3 s of a warm start', async ({ page, shop }) => {
  await shop.open('/')
  await shop.state()
  const start = performance.now()
  await page.goto('/products')
  await expect(page.getByRole('main').getByRole('link', { name: /Aarohi Solitaire Ring/ }).first()).toBeVisible()
  test.info().annotations.push({ type: 'products shown after', description: `${(performance.now() - start).toFixed(0)} ms` })
})

declare global {
  interface Window {
    shift?: number
  }
}
