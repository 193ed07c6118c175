import { expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { answersUsed } from './app-usage.ts'
import { reachOf } from './reach.ts'

test('finds the statuses that the app handles in the files that use a hook and their imports', () => {
  const used = answersUsed()
  const filesOf = (operation: OperationId, status: string) =>
    used.find((each) => each.operation === operation)?.read.find((answer) => answer.status === status)?.files ?? []
  expect(filesOf('deleteProduct', '204').join()).toContain('src/features/admin/products/')
  expect(filesOf('deleteProduct', '404')).toEqual(['src/shared/api/api-error.ts'])
  expect(filesOf('addToCart', '409')).toEqual(['src/features/storefront/cart/use-cart-button.ts'])
  expect(filesOf('uploadFile', '413')).toEqual(['src/features/admin/products/form/use-uploads.ts'])
  // A refused token ends the session on every screen.
  expect(filesOf('getMe', '401')).toContain('src/shared/api/http.ts')
  expect(used.find(({ operation }) => operation === 'listProducts')).toMatchObject({ unread: ['400'] })
})

test('names the screens that use a hook, not those that use something else of its file', () => {
  const { screens } = reachOf('listProducts')
  expect(screens).toContain('storefront/home-page')
  expect(screens).not.toContain('admin/orders-page')

  // The page of all products links to that of one by an address of the same name.
  expect(reachOf('updateProduct').screens).toContain('admin/update-product-page')
  expect(reachOf('createProduct').screens).not.toContain('admin/products-page')
})
