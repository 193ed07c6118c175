import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { base64, bytesOf } from './base64.ts'
import { pictureType } from './picture-type.ts'
import { demandRoom } from './pictures.ts'
import { formOf, png, testShop, textFile } from '../shop/fixture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const gif = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
const webp = atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA')
const jpeg = '\xFF\xD8\xFF\xE0\0\x06JFIF\xFF\xDA\0\x03\x01scan\xFF\xD9'
const avif = '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x08mdat'
const page = '<script>alert(1)</script>'

test.each([
  ['image/gif', gif],
  ['image/webp', webp],
  ['image/jpeg', jpeg],
  ['image/jpeg', `${jpeg}what a camera appends`],
  ['image/jpeg', '\xFF\xD8\xFF\xDA\0\x03\x01in the data <svg \xFF\0 and \xFF\xD0 <svg>\xFF\xD9'],
  ['image/jpeg', '\xFF\xD8\xFF\xDA\0\x03\x01first\xFF\xC4\0\x04ab\xFF\xDA\0\x03\x01second\xFF\xD9'],
  ['image/avif', avif],
  ['image/avif', '\0\0\0\x14ftypmif1\0\0\0\0avif\0\0\0\0mdat'],
])('%s is told by its structure', (type, text) => expect(pictureType(bytes(text))).toBe(type))

test('PNG and the seeded pictures are recognised', async () => {
  const media = new URL('../media/products/signet-ring--gold--none-400.avif', import.meta.url)
  expect(pictureType(new Uint8Array(readFileSync(media)))).toBe('image/avif')
  expect(pictureType(new Uint8Array(await png(5000).arrayBuffer()))).toBe('image/png')
})

test.each([
  ['text', 'hello'],
  ['nothing', ''],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film in the same container as AVIF', '\0\0\0\x10ftypisom\0\0\0\0'],
  ['a page that begins like a PNG', `\x89PNG\r\n\x1A\n\0\0\0\rIHDR${page}`],
  ['a page that begins like a GIF', `GIF89a/*${page}`],
  ['a script that begins like a GIF', 'GIF89a=1;alert(document.cookie)'],
  ['a page after a GIF', gif + page],
  ['a page after a WebP', webp + page],
  ['a page after a JPEG', jpeg + page],
  ['a drawing after a JPEG', `${jpeg}<svg onload=alert(1)>`],
  ['a JPEG without its end', jpeg.slice(0, -2)],
  ['a page between two end markers of a JPEG', `${jpeg}${page}\xFF\xD9`],
  ['a page that begins like a JPEG', `\xFF\xD8\xFF\xE0${page}`],
  ['a page after an AVIF', avif + page],
  ['a picture that was cut off', gif.slice(0, -4)],
])('%s is not a picture', (_what, text) => expect(pictureType(bytes(text))).toBeUndefined())

test('a page after a PNG is not a picture', async () => {
  expect(pictureType(new Uint8Array(await new Blob([png(), page]).arrayBuffer()))).toBeUndefined()
})

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])('%i bytes are stored and read unchanged', (size) => {
  const given = new Uint8Array(size).map((_, index) => index * 7)
  const stored = base64(given)
  expect(stored).toBe(Buffer.from(given).toString('base64'))
  expect(bytesOf(stored)).toEqual(given)
})

describe('upload', () => {
  test('a picture is served where the answer says', async () => {
    const { kavita, fetch } = await testShop()
    expect(await kavita.post('/v1/upload', formOf({ file: png() }))).toEqual({
      status: 201,
      body: { fileUrl: '/uploads/file-1' },
    })
    const { status, headers } = await fetch(new Request('http://shop.test/uploads/file-1'))
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('it is served only as a picture, even when opened directly', async () => {
    const { kavita, fetch } = await testShop()
    await kavita.post('/v1/upload', formOf({ file: png() }))
    const { headers } = await fetch(new Request('http://shop.test/uploads/file-1'))
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  test('a file of 5 MB is accepted, one byte more is refused', async () => {
    const { kavita } = await testShop()
    const limit = 5 * 1024 * 1024
    expect(await kavita.post('/v1/upload', formOf({ file: png(limit) }))).toMatchObject({ status: 201 })
    expect(await kavita.post('/v1/upload', formOf({ file: png(limit + 1) }))).toMatchObject({ status: 413 })
  })

  test('a small file of 50,000 points a side is refused', async () => {
    const { kavita } = await testShop()
    const picture = new Uint8Array(await png().arrayBuffer())
    const sides = new DataView(picture.buffer)
    for (const [side, refused] of [
      [12_000, false],
      [50_000, true],
    ] as const) {
      sides.setUint32(16, side)
      sides.setUint32(20, side)
      const { status } = await kavita.post('/v1/upload', formOf({ file: new File([picture], 'large.png') }))
      expect(status).toBe(refused ? 413 : 201)
    }
  })

  test('pictures of more than 200 MB in all are refused, with the way out', () => {
    const uploads = Array.from({ length: 40 }, () => ({ length: 5 * 1024 * 1024 }))
    expect(() => demandRoom(uploads)).not.toThrow()
    expect(() => demandRoom([...uploads, { length: 1 }])).toThrow('reset the shop to remove them')
  })

  test('text with the content type of a picture is refused', async () => {
    const { kavita } = await testShop()
    expect(await kavita.post('/v1/upload', formOf({ file: textFile() }))).toMatchObject({ status: 415 })
  })
})
