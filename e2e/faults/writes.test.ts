import { expect, test } from 'vitest'
import { usersOf } from '#contracts/shop/app-usage/reach.ts'
import { operations } from '#openapi/generated/operations.ts'
import { writes } from './writes.ts'

/** Tested in src/features/admin/products/form/use-uploads.browser.test.tsx. */
const elsewhere = ['uploadFile']

test('every write that the app sends is one of the writes here', () => {
  const sent = Object.values(operations).filter(({ id, method }) => method !== 'GET' && usersOf(id).length > 0)
  const tried = ({ method, path }: (typeof sent)[number]) => {
    const call = `${method} ${path.replaceAll(/\{\w+\}/g, 'prod-10')}`
    return Object.values(writes).some((write) => write.call.test(call))
  }
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((operation) => !tried(operation)).map(({ id }) => id)).toEqual(elsewhere)
})
