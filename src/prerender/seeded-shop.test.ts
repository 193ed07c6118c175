import { expect, test } from 'vitest'
import { seededShop } from './seeded-shop.ts'
import { fixedPaths } from './shop-paths.ts'

test('names every product, category, collection and active sale of the seed, each once', async () => {
  const { paths } = await seededShop()
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      ...fixedPaths,
      '/products/prod-1',
      '/categories/cat-1',
      '/collections/col-1',
      '/sales/sale-1',
    ]),
  )
  expect(paths.filter((path) => path.startsWith('/products/'))).toHaveLength(64)
  expect(paths).not.toContain('/sales/sale-4')
  expect(paths.some((path) => /^\/(cart|checkout|account|admin|login)/.test(path))).toBe(false)
})
