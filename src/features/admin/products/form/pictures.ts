import type { ProductImageInput } from '#openapi/generated/model/productImageInput.ts'

/** A picture of the form; its URL is empty until it is uploaded. */
export interface FormPicture {
  /** Identifies a picture, also before it has a URL. */
  key: string
  /** The file's name. */
  name: string
  image_url: string
}

/**
 * The first picture is the primary one with display order 1. All others have order 2, so their place in the list
 * decides.
 */
export function pictureInputs(pictures: readonly FormPicture[]): ProductImageInput[] {
  return pictures
    .filter(({ image_url }) => image_url !== '')
    .map(({ image_url }, index) => ({ image_url, is_primary: index === 0, display_order: index === 0 ? 1 : 2 }))
}

const largest = 5 * 1024 * 1024

/** The accepted picture formats. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/**
 * Why the server would refuse a file, so that it is not sent; null if it would not. Browsers give no type for an
 * unknown file extension: the server then judges by the content.
 */
export function pictureError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type !== '' && !pictureTypes.includes(type)) return `${name} is not a PNG, JPEG, WebP, AVIF or GIF.`
  return size > largest ? `${name} is larger than 5 MB.` : null
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
