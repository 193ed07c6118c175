import type { Store } from '../shop/rows.ts'
import type { Route } from '../engine/call/router.ts'
import { Problem } from '../engine/call/problem.ts'
import { base64, bytesOf } from './base64.ts'

const megabyte = 1024 * 1024
const largest = 5 * megabyte
/** Of a picture's sides, in points: a small file may unpack to gigabytes in the browser that shows it. */
const longestSide = 12_000
/** Of all uploads together, in bytes as they are stored. */
const largestTotal = 200 * megabyte

/** The accepted formats, by the names that image-size has for them. SVG is none: it can run scripts. */
const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The content type of a picture and its longest side in points, both by its content; neither for anything else. */
async function pictureIn(bytes: Uint8Array): Promise<{ contentType?: string | undefined; side: number }> {
  const { imageSize } = await import('image-size')
  try {
    const { type = '', width, height } = imageSize(bytes)
    return { contentType: contentTypes[type], side: Math.max(width, height) }
  } catch {
    return { side: 0 }
  }
}

async function read(file: Blob) {
  if (file.size > largest) throw new Problem(413, 'The file is larger than 5 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { contentType, side } = await pictureIn(bytes)
  if (!contentType) throw new Problem(415, 'The file is not a picture.')
  if (side > longestSide) throw new Problem(413, 'The picture has more than 12,000 points on a side: make it smaller.')
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
