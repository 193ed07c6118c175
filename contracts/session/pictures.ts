import { crc32 } from 'node:zlib'

/** The smallest PNG: one transparent pixel. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const bytes = Buffer.from(pixel, 'base64')
/** Where a PNG may hold more than its header. */
export const afterHeader = 33

/** What makes the pixel a picture of some size: a part of zeros that every program skips; undefined for the pixel. */
export function fillingOf(size: number): { head: Buffer; zeros: number; sum: Buffer } | undefined {
  const zeros = size - bytes.length - 12
  if (zeros < 0) return undefined
  const head = Buffer.from('....prVt', 'latin1')
  const sum = Buffer.alloc(4)
  head.writeUInt32BE(zeros)
  sum.writeUInt32BE(crc32(Buffer.alloc(zeros), crc32(head.subarray(4))))
  return { head, zeros, sum }
}

function pictureOf(size: number): Blob {
  const filling = fillingOf(size)
  const parts = filling ? [filling.head, Buffer.alloc(filling.zeros), filling.sum] : []
  const all = Buffer.concat([bytes.subarray(0, afterHeader), ...parts, bytes.subarray(afterHeader)])
  return new Blob([all], { type: 'image/png' })
}

export const smallPicture = () => pictureOf(0)

/** A red point, of as many bytes as the smallest PNG. Its content alone says what it is. */
const redPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4z8DwHwAFAAH/VscvDQAAAABJRU5ErkJggg=='
export const redPicture = () => new Blob([Buffer.from(redPixel, 'base64')], { type: 'application/octet-stream' })

/** A picture of one point, or a few, in each of the other formats that the contract names. */
export const inOtherFormats = {
  gif: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  jpeg: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  avif: 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
}

/** The other format, or look, of a picture with its text, by its size: of the other files only a PNG may have it. */
export const otherFormatOf = ({ size, type }: Blob) =>
  Object.entries({ ...inOtherFormats, 'red.png': redPixel }).find(
    ([, text]) => Buffer.byteLength(text, 'base64') === size && (text !== redPixel || type !== 'image/png'),
  )

/** A picture just within the 5 MB that an upload may have, whatever a host counts as a megabyte. */
export const bigPicture = () => pictureOf(5_000_000)

let large: Blob | undefined
/** One byte more than the 5 MB that an upload may have. Made once, as several refusals need it. */
export const largePicture = () => (large ??= pictureOf(5 * 1024 * 1024 + 1))

/** A text with the content type of a picture. */
export const notAPicture = 'This is a text.'
export const noPicture = () => new Blob([notAPicture], { type: 'image/png' })
