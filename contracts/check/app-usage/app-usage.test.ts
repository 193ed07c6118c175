import { expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { answersUsed } from './app-usage.ts'
import { fieldsUsed } from './fields.ts'
import { reachOf } from './reach.ts'

const isStatus = 'Success hangs on the status of the answer.'
const isElsewhere = 'It is used, but not through the generated type.'
const isCounted = 'The app counts the pages that it has asked for.'
/** The fields that no screen uses, with the reason. A new field of the contract belongs on a screen, or here. */
const unused: Readonly<Record<string, string>> = {
  'AddedCartItem.status': isStatus,
  'Cart.status': isStatus,
  'CreatedCoupon.status': isStatus,
  'CartInput.productVariantId': isElsewhere,
  'CheckoutLine.productVariantId': isElsewhere,
  'Credentials.password': isElsewhere,
  'Problem.errors': isElsewhere,
  'Registration.confirmPassword': isElsewhere,
  'Registration.password': isElsewhere,
  'RelativeProblem.error': isElsewhere,
  'UploadedFile.fileUrl': isElsewhere,
  'Pagination.limit': isCounted,
  'Pagination.page': isCounted,
  'SearchPagination.currentPage': isCounted,
}

test('finds the fields that the app uses by the types of the generated hooks, and names those it does not', () => {
  const { read, unread } = fieldsUsed()
  const filesOf = (name: string) => read.find(({ field }) => field === name)?.files.join() ?? ''
  expect(filesOf('AdminOrder.order_number')).toContain('src/features/admin/orders/')
  expect(filesOf('LifetimeSales.completedPercentage')).toContain('src/features/admin/dashboard/')
  expect(unread.toSorted()).toEqual(Object.keys(unused).toSorted())
})

test('finds the statuses that the app handles in the files that use a hook and their imports', () => {
  const used = answersUsed()
  const filesOf = (operation: OperationId, status: string) =>
    used.find((each) => each.operation === operation)?.read.find((answer) => answer.status === status)?.files ?? []
  expect(filesOf('deleteProduct', '204').join()).toContain('src/features/admin/products/')
  expect(filesOf('deleteProduct', '404')).toEqual(['src/shared/api/is-not-found.ts'])
  expect(filesOf('addToCart', '409')).toEqual(['src/features/storefront/cart/cart-line.ts'])
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
  expect(reachOf('updateProduct').screens).not.toContain('admin/products-page')
})
