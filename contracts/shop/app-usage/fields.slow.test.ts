import { expect, test } from 'vitest'
import { fieldsUsed } from './fields.ts'

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
  'CheckoutLine.quantity': isElsewhere,
  'Credentials.email': isElsewhere,
  'Credentials.password': isElsewhere,
  'Message.message': isElsewhere,
  'Problem.errors': isElsewhere,
  'Registration.confirmPassword': isElsewhere,
  'Registration.email': isElsewhere,
  'Registration.name': isElsewhere,
  'Registration.password': isElsewhere,
  'RelativeProblem.error': isElsewhere,
  'SecondReview.message': isElsewhere,
  'UploadedFile.fileUrl': isElsewhere,
  'Pagination.limit': isCounted,
  'Pagination.page': isCounted,
  'SearchPagination.currentPage': isCounted,
}

test('finds the fields that the app uses by the types of the generated hooks, and names those it does not', async () => {
  const { read, unread, byNameOnly } = await fieldsUsed()
  const filesOf = (name: string) => read.find(({ field }) => field === name)?.files.join() ?? ''
  expect(filesOf('AdminOrder.order_number')).toContain('src/features/admin/orders/')
  expect(filesOf('LifetimeSales.completedPercentage')).toContain('src/features/admin/dashboard/')
  expect([...unread, ...byNameOnly].toSorted()).toEqual(Object.keys(unused).toSorted())
})
