import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { base64, bytesOf } from './base64.ts'
import { demandRoom, readPictures } from './pictures.ts'
import { formOf, png, testShop, textFile } from '../shop/fixture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const jpeg =
  '\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xFF\xC0\0\x0B\x08\0\x01\0\x01\x01\x01\x11\0\xFF\xD9'
const media = new URL('../media/products/signet-ring--gold--none-400.avif', import.meta.url)

/** The content type under which the shop would serve a file. */
async function servedAs(content: BlobPart, type = 'image/jpeg'): Promise<string | undefined> {
  const [picture] = await readPictures([new File([content], 'ring.jpg', { type })])
  return picture?.contentType
}

test.each([
  ['image/gif', bytes(atob(gif))],
  ['image/webp', bytes(atob(webp))],
  ['image/jpeg', bytes(jpeg)],
  ['image/avif', new Uint8Array(readFileSync(media))],
  ['image/png', png()],
])('%s is told by the content, whatever the file says', async (type, content) => {
  expect(await servedAs(content, 'text/html')).toBe(type)
})

test.each([
  ['text', 'hello'],
  ['nothing', ''],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a bitmap', `BM${'\0'.repeat(24)}`],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a film in the same container as AVIF', '\0\0\0\x10ftypisom\0\0\0\0'],
  ['a beginning without a size', '\xFF\xD8\xFF\xE0'],
])('%s is not a picture', async (_what, text) => {
  await expect(servedAs(bytes(text))).rejects.toThrow('The file is not a picture.')
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
