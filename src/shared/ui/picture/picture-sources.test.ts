import { expect, test } from 'vitest'
import { srcSetOf } from './picture-sources.ts'

test('offers both widths of a picture of the shop', () => {
  expect(srcSetOf('/media/products/hoops--gold--none-800.avif')).toBe(
    '/media/products/hoops--gold--none-400.avif 400w, /media/products/hoops--gold--none-800.avif 800w',
  )
})

test('offers no second width for a picture from elsewhere', () => {
  expect(srcSetOf('/uploads/12')).toBeUndefined()
  expect(srcSetOf('/media/products/800.avif')).toBeUndefined()
})
