import { useMemo, useState } from 'react'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'

/** All pictures of a product: its own in their order, then those of variants only. */
export function galleryPictures({ pictures, variants }: ShopProduct): ShopPicture[] {
  const known = new Map(pictures.map((picture) => [picture.src, picture]))
  for (const { picture } of variants) {
    if (picture !== null && !known.has(picture.src)) known.set(picture.src, picture)
  }
  return [...known.values()]
}

/** The shown picture: at first the primary one, or that of the variant in the address. */
export function useGallery(product: ShopProduct, named: ShopVariant | null) {
  const pictures = useMemo(() => galleryPictures(product), [product])
  const placeOf = (variant: ShopVariant | null) =>
    Math.max(
      0,
      pictures.findIndex(({ src }) => src === variant?.picture?.src),
    )
  const [index, onIndex] = useState(() => placeOf(named))
  return {
    pictures,
    index: Math.min(index, Math.max(0, pictures.length - 1)),
    onIndex,
    show: (variant: ShopVariant) => onIndex(placeOf(variant)),
  }
}
