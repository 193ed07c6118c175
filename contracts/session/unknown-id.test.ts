import { expect, it } from 'vitest'
import { nobody, withUnknown } from './unknown-id.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'

const forms = {
  'a counter behind a word': ['prod-12', /^prod-\d+$/],
  'a whole number': ['12', /^[1-9]\d{0,9}$/],
  'a whole number of 64 bits': ['1790243561239871488', /^\d{19}$/],
  'a UUID': [
    '0b9e1c5a-7d3e-4f6a-8c2b-000000abcdef',
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  ],
  'a UUID in capitals': ['0B9E1C5A-7D3E-4F6A-8C2B-000000ABCDEF', /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/],
  'a UUID that ends in digits': ['0b9e1c5a-7d3e-4f6a-8c2b-000000123456', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/],
  'an ObjectId': ['65f0c0ffee00000000001eef', /^[\da-f]{24}$/],
  'a ULID': ['01HV3Z9K6Y4W8QJ2N5T7R0XBCD', /^[0-9A-HJKMNP-TV-Z]{26}$/],
} as const

it.each(Object.entries(forms))('another id of the same form as %s', (_, [id, form]) => {
  const unknown = unknownLike(id)
  expect(unknown).toMatch(form)
  expect([id, unknownLike(unknown)]).not.toContain(unknown)
})

it('stands wherever a request names nobody, and leaves files as they are', () => {
  const file = new Blob(['picture'])
  const input = { params: { id: nobody }, body: { items: [{ productVariantId: nobody, quantity: 1 }], file } }
  const put = withUnknown(input, '7')
  expect(put).toEqual({ params: { id: '7' }, body: { items: [{ productVariantId: '7', quantity: 1 }], file } })
  expect(put.body.file).toBe(file)
})
