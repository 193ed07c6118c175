import { expect, test } from 'vitest'
import { inShort } from './in-short.ts'

test.each(['name', 'fullName', 'landmark', 'city', 'state', 'zip_code', 'zipCode', 'country', 'password', 'token'])(
  'the value of %s, which the contract marks as personal, is hidden',
  (field) => expect(inShort('Meera', field)).toBe('a text (hidden)'),
)

test.each(['write to asha@example.com', 'call +91 98765 43210', 'Bearer abcdef'])(
  'a text of any field with personal data is hidden: %s',
  (text) => expect(inShort(text, 'description')).toBe('a text (hidden)'),
)

test('other values are shown, long ones in part', () => {
  expect(inShort('SKU-1', 'sku')).toBe('"SKU-1"')
  expect(inShort('ring@2x.png', 'thumbnail')).toBe('"ring@2x.png"')
  expect(inShort('x'.repeat(80), 'description')).toBe(`"${'x'.repeat(60)}…"`)
})
