import { expect, test } from 'vitest'
import { readListQuery, writeListQuery } from './list-query.ts'

const read = (text: string) =>
  readListQuery(new URLSearchParams(text), { payment: [{ value: 'Paid' }, { value: 'Unpaid' }] })
const write = (text: string, patch: Parameters<typeof writeListQuery>[2]) =>
  writeListQuery(new URLSearchParams(text), read(text), patch).toString()

test('reads search, sort, page, filters and hidden columns', () => {
  expect(read('q=asha&sort=-total&page=3&payment=Paid&hide=sku.stock')).toEqual({
    q: 'asha',
    sort: { id: 'total', desc: true },
    page: 3,
    filters: { payment: 'Paid' },
    hidden: ['sku', 'stock'],
  })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=%3Cb%3E', 'payment=Stolen', ''])(
  'copes with %s',
  (text) => {
    expect(read(text)).toEqual({ q: '', sort: null, page: 1, filters: { payment: '' }, hidden: [] })
  },
)

test('a filter’s value ignores case', () => {
  expect(read('payment=unpaid').filters).toEqual({ payment: 'Unpaid' })
})

test('a change of anything but the page returns to page 1', () => {
  expect(write('q=asha&page=3', { filters: { payment: 'Paid' }, hidden: [] })).toBe('q=asha&payment=Paid')
  expect(write('q=asha&page=3', { sort: { id: 'total', desc: false } })).toBe('q=asha&sort=total')
  expect(write('q=asha', { page: 2 })).toBe('q=asha&page=2')
})

test('keeps other parameters', () => {
  expect(write('open=sale-1&q=a', { q: '' })).toBe('open=sale-1')
})
