import type { Store } from '../shop/store.ts'
import type { Route } from '../engine/call/router.ts'
import { Problem } from '../engine/call/problem.ts'
import { base64, bytesOf } from './base64.ts'
import { pictureType } from './picture-type.ts'

const megabyte = 1024 * 1024
const largest = 5 * megabyte
/** Of a picture's sides, in points: a small file may unpack to gigabytes in the browser that shows it. */
const longestSide = 12_000
/** Of all uploads together, in bytes as they are stored. */
const largestTotal = 200 * megabyte

/** Width and height in points; none if the picture does not tell. */
async function sidesOf(bytes: Uint8Array): Promise<number[]> {
  const { imageSize } = await import('image-size')
  try {
    const { width, height } = imageSize(bytes)
    return [width, height]
  } catch {
    // The structure is that of a picture, but its header has no size that the library can read.
    return []
  }
}

async function read(file: Blob) {
  if (file.size > largest) throw new Problem(413, 'The file is larger than 5 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contentType = pictureType(bytes)
  if (!contentType) throw new Problem(415, 'The file is not a picture.')
  if (Math.max(...(await sidesOf(bytes))) > longestSide)
    throw new Problem(413, 'The picture has more than 12,000 points on a side: make it smaller.')
  return { contentType, base64: base64(bytes) }
}

/** Refuses files that are too large (413) or not pictures (415); returns the others as they are stored. */
export function readPictures(files: readonly Blob[]) {
  return Promise.all(files.map(read))
}

/** Refuses (413) uploads that are too large together. */
export function demandRoom(uploads: readonly { readonly length: number }[]): void {
  if (uploads.reduce((sum, { length }) => sum + length, 0) > largestTotal)
    throw new Problem(413, 'The pictures of this shop take 200 MB already: reset the shop to remove them.')
}

/** Stores a picture and returns its URL. Refuses it (413) if the shop's uploads would be too large together. */
export async function keepPicture(db: Store, picture: { contentType: string; base64: string }): Promise<string> {
  demandRoom([...db.uploads.all(), picture].map((upload) => upload.base64))
  const { id } = await db.uploads.create({ id: db.uploads.nextId(), ...picture })
  return `/uploads/${id}`
}

/** Headers that prevent an uploaded file from being run, framed or read as anything but a picture. */
const onlyAPicture = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

export const pictureRoute: Route<Store> = {
  path: '/uploads/:id',
  answer: (id, db) => {
    const upload = db.uploads.get(id)
    if (!upload) return Response.json({ message: 'Picture not found' }, { status: 404 })
    return new Response(bytesOf(upload.base64), { headers: { 'Content-Type': upload.contentType, ...onlyAPicture } })
  },
}
