import { expect, test } from 'vitest'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { fieldInShort } from './in-short.ts'

test.each(['name', 'fullName', 'landmark', 'city', 'state', 'zip_code', 'zipCode', 'country', 'password', 'token'])(
  'the value of %s, which the contract marks as personal, is hidden',
  (field) => expect(fieldInShort(shopContract, field, 'Meera')).toBe('a text (hidden)'),
)

test.each(['write to asha@example.com', 'call +91 98765 43210', 'Bearer abcdef'])(
  'a text of any field with personal data is hidden: %s',
  (text) => expect(fieldInShort(shopContract, 'description', text)).toBe('a text (hidden)'),
)

test('other values are shown, long ones in part', () => {
  expect(fieldInShort(shopContract, 'sku', 'SKU-1')).toBe('"SKU-1"')
  expect(fieldInShort(shopContract, 'thumbnail', 'ring@2x.png')).toBe('"ring@2x.png"')
  expect(fieldInShort(shopContract, 'description', 'x'.repeat(80))).toBe(`"${'x'.repeat(60)}…"`)
})
