import type { Store } from '../store.ts'
import type { Route } from '../engine/backend.ts'
import { Problem } from '../engine/problem.ts'

const megabyte = 1024 * 1024
const largest = 5 * megabyte

/** The type of a picture by its first bytes, whatever it is called; undefined for anything else. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 32))
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  if (/^[^]{4}ftyp([^]{4})*avi[fs]/.test(text)) return 'image/avif'
  return undefined
}

function base64(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

async function read(file: Blob) {
  if (file.size > largest) throw new Problem(413, 'The file is larger than 5 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contentType = pictureType(bytes)
  if (!contentType) throw new Problem(415, 'The file is not a picture.')
  return { contentType, base64: base64(bytes) }
}

/** Refuses files that are too large (413) or no pictures (415), and gives what is to be kept of the others. */
export function readPictures(files: readonly Blob[]) {
  return Promise.all(files.map(read))
}

/** Keeps a picture and answers its address. */
export async function keepPicture(db: Store, picture: { contentType: string; base64: string }): Promise<string> {
  const { id } = await db.uploads.create({ id: db.uploads.nextId(), ...picture })
  return `/uploads/${id}`
}

/** Where an uploaded picture is served. */
export const pictureRoute: Route<Store> = {
  path: '/uploads/:id',
  answer: (id, db) => {
    const upload = db.uploads.get(id)
    if (!upload) return Response.json({ message: 'Picture not found' }, { status: 404 })
    const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0))
    return new Response(bytes, { headers: { 'Content-Type': upload.contentType } })
  },
}
