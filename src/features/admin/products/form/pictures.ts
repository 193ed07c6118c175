import type { ProductImageInput } from '#openapi/generated/model/productImageInput.ts'

/** A picture of the form; its URL is empty until it is uploaded. */
export interface FormPicture {
  /** Identifies a picture, also before it has a URL. */
  key: string
  /** The file's name. */
  name: string
  image_url: string
  /** Neither uploaded nor on its way. */
  hasFailed?: true
}

/** Notes which pictures are on their way no more; the same list if nothing has changed. */
export function withFailures(pictures: FormPicture[], isUnderWay: (key: string) => boolean): FormPicture[] {
  const failed = ({ key, image_url }: FormPicture) => image_url === '' && !isUnderWay(key)
  if (pictures.every((picture) => failed(picture) === (picture.hasFailed ?? false))) return pictures
  return pictures.map(({ key, name, image_url }) => ({
    key,
    name,
    image_url,
    ...(failed({ key, name, image_url }) && { hasFailed: true }),
  }))
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

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
