import { pictureTypeOf } from './picture-type-of.ts'
import { smallerPicture } from './smaller-picture.ts'

const largest = 5 * 1024 * 1024

/** A chosen file as it is sent, or why the shop would refuse it. */
export type Prepared = { file: File; refusal?: never } | { file?: never; refusal: string }

/** Makes a photo smaller and looks whether the shop takes it. */
export async function preparedPicture(file: File): Promise<Prepared> {
  const { name, size } = file
  if (size === 0) return { refusal: `${name} is empty.` }
  // Moved or deleted since it was chosen, or a folder.
  const type = await pictureTypeOf(file).catch(() => 'unreadable')
  if (type === 'unreadable') return { refusal: `${name} cannot be read.` }
  if (type === undefined) return { refusal: `${name} is not a PNG, JPEG, WebP, AVIF or GIF.` }
  const smaller = await smallerPicture(file, type)
  return smaller.size > largest ? { refusal: `${name} is larger than 5 MB.` } : { file: smaller }
}
