import { expect, test } from 'vitest'
import { appUsage } from './app-usage.ts'

test('the fields that the app reads are found by the types of the generated hooks', { timeout: 120_000 }, () => {
  const { read, unread } = appUsage()
  const filesOf = (name: string) => read.find(({ field }) => field === name)?.files.join() ?? ''
  expect(filesOf('AdminOrder.order_number')).toContain('src/features/admin/orders/')
  expect(filesOf('LifetimeSales.completedPercentage')).toContain('src/features/admin/dashboard/')
  // No screen shows how many rows a page of a search may have.
  expect(unread).toContain('SearchPagination.currentPage')
  expect(unread).not.toContain('AdminOrder.order_number')
})
