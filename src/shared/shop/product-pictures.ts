import type { ProductImage } from '#openapi/generated/model/productImage.ts'
import { mediaUrl } from '../api/media.ts'

/** A picture ready to show. */
export interface ShopPicture {
  src: string
  alt: string
}

interface Pictured {
  images?: readonly ProductImage[]
  thumbnail?: string | null
}

/** The pictures of a product, the primary one first, then by display order; the thumbnail if there are none. */
export const readPictures = (pictured: Pictured, alt: string): ShopPicture[] =>
  pictureAddresses(pictured).map((source) => ({ src: mediaUrl(source), alt }))

/** The same as the addresses that the server has sent. */
export function pictureAddresses({ images = [], thumbnail }: Pictured): string[] {
  // Some servers mark no picture or several as primary: the first marked one leads, the rest keep their order.
  const ordered = images.toSorted(
    (a, b) => Number(b.is_primary) - Number(a.is_primary) || a.display_order - b.display_order,
  )
  if (ordered.length === 0) return thumbnail ? [thumbnail] : []
  return [...new Set(ordered.map(({ image_url }) => image_url))]
}

/** "Ring in Gold"; just the name if it already ends with the colour. */
export function inColour(name: string, colour: string | null): string {
  if (colour === null || name.toLowerCase().endsWith(` in ${colour.toLowerCase()}`)) return name
  return `${name} in ${colour}`
}

/** The full name of a variant: "Ring in Gold, size 12". */
export function variantName({
  name,
  colour,
  size,
}: {
  name: string
  colour: string | null
  size: string | null
}): string {
  return size === null ? inColour(name, colour) : `${inColour(name, colour)}, size ${size}`
}
