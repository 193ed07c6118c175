import { describe, expect, test } from 'vitest'
import { preparedPicture } from './prepared-picture.ts'

const kilobyte = 1024
const png = '\x89PNG\r\n\x1a\n'
const bytes = (text: string, size = text.length) => {
  const content = new Uint8Array(size)
  content.set(Array.from(text, (letter) => letter.charCodeAt(0)))
  return content
}
const file = (name: string, ...content: BlobPart[]) => new File(content, name, { lastModified: 7 })

/** Too varied to be stored in few bytes: red on its left, blue on its right half. */
async function photo(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  const colours = new Uint32Array(pixels.data.buffer)
  let random = 1
  // The same 50 rows again and again are as varied for what looks at less at a time, and made sooner.
  const rows = width * Math.min(height, 50)
  for (let at = 0; at < rows; at += 1) {
    random = (random * 48_271) % 2_147_483_647
    // Alpha, blue, green and red, from the highest byte down.
    colours[at] = (at % width < width / 2 ? 0xff_00_00_ff : 0xff_ff_00_00) + ((random % 90) << 8)
  }
  for (let at = rows; at < colours.length; at += rows) colours.copyWithin(at, 0, rows)
  context?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type, quality: 0.98 })
}

/** The photo as of a camera that was held upright: its EXIF data says to turn it by a quarter. */
async function turned(jpeg: Blob): Promise<Blob> {
  const exif = bytes('\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0')
  return new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)])
}

/** Size and the colours of the first and the last corner. */
async function seen(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const colour = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  }
  return { width, height, first: colour(5, 5), last: colour(width - 5, height - 5) }
}

describe('a photo', () => {
  test('is made smaller and stands as the camera was held', async () => {
    const original = file('ring.jpg', await turned(await photo(2200, 1100)))
    expect(await seen(original)).toEqual({ width: 1100, height: 2200, first: 'red', last: 'blue' })
    const { file: smaller } = await preparedPicture(original)
    expect(smaller).toMatchObject({ name: 'ring.jpg', type: 'image/jpeg', lastModified: 7 })
    expect(await seen(smaller ?? original)).toEqual({ width: 1000, height: 2000, first: 'red', last: 'blue' })
    expect(smaller?.size).toBeLessThan(original.size / 2)
  })

  test('of more than 5 MB is accepted when it can be made smaller', async () => {
    // What follows the picture in its file, such as a second one for 3D, makes it large without more points to draw.
    const original = file('ring.png', await photo(2100, 1400, 'image/png'), bytes('', 5 * kilobyte * kilobyte))
    const { file: smaller } = await preparedPicture(original)
    expect(await seen(smaller ?? original)).toMatchObject({ width: 2000, height: 1333 })
  })

  test('of few points or few bytes stays as it is', async () => {
    for (const original of [
      file('few.jpg', await photo(1900, 100), bytes('', 600 * kilobyte)),
      file('flat.png', bytes(png, 400 * kilobyte)),
    ])
      expect((await preparedPicture(original)).file).toBe(original)
  })
})

test.each([
  ['what the browser cannot draw', '\xff\xd8\xff'],
  ['an animation', 'GIF89a'],
  ['an animation in a PNG', `${png}\0\0\0\rIHDR acTL`],
  ['an AVIF', '\0\0\0\x18ftypmif1\0\0\0\0miafavif'],
])('%s stays as it is', async (_what, beginning) => {
  const original = file('ring', bytes(beginning, 900 * kilobyte))
  expect((await preparedPicture(original)).file).toBe(original)
})

test.each([
  ['letter.pdf', '%PDF-1.7', 8, 'is not a PNG, JPEG, WebP, AVIF or GIF.'],
  ['words.png', 'no picture', 10, 'is not a PNG, JPEG, WebP, AVIF or GIF.'],
  ['IMG_1.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 24, 'is not a PNG, JPEG, WebP, AVIF or GIF.'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 41, 'is not a PNG, JPEG, WebP, AVIF or GIF.'],
  ['nothing.png', '', 0, 'is empty.'],
  ['large.gif', 'GIF89a', 5 * kilobyte * kilobyte + 1, 'is larger than 5 MB.'],
])('%s is refused by its name', async (name, beginning, size, reason) => {
  expect(await preparedPicture(file(name, bytes(beginning, size)))).toEqual({ refusal: `${name} ${reason}` })
})
