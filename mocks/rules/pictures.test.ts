import { describe, expect, test } from 'vitest'
import { pictureType } from './pictures.ts'
import { formOf, png, testShop, textFile } from '../test-shop.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['image/png', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR'],
  ['image/jpeg', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['image/gif', 'GIF89a\x01\0\x01\0'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['image/avif', '\0\0\0\x20ftypmif1\0\0\0\0avifmif1'],
])('%s is told by its first bytes', (type, text) => expect(pictureType(bytes(text))).toBe(type))

test.each([
  ['text', 'hello'],
  ['nothing', ''],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film in the same container as AVIF', '\0\0\0\x20ftypisom\0\0\0\0'],
])('%s is no picture', (_what, text) => expect(pictureType(bytes(text))).toBeUndefined())

describe('upload', () => {
  test('a picture is served where the answer says', async () => {
    const { kavita, guest } = await testShop()
    expect(await kavita.post('/v1/upload', formOf({ file: png() }))).toEqual({
      status: 201,
      body: { fileUrl: '/uploads/file-1' },
    })
    expect(await guest.get('/uploads/file-1')).toMatchObject({ status: 200 })
  })

  test('a file of 5 MB is taken, one byte more is refused', async () => {
    const { kavita } = await testShop()
    const limit = 5 * 1024 * 1024
    expect(await kavita.post('/v1/upload', formOf({ file: png(limit) }))).toMatchObject({ status: 201 })
    expect(await kavita.post('/v1/upload', formOf({ file: png(limit + 1) }))).toMatchObject({ status: 413 })
  })

  test('a text that calls itself a picture is refused', async () => {
    const { kavita } = await testShop()
    expect(await kavita.post('/v1/upload', formOf({ file: textFile() }))).toMatchObject({ status: 415 })
  })
})
