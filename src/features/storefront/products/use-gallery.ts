import { useMemo, useState } from 'react'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'

/** All pictures of a product: its own in their order, then those of variants only. */
export function galleryPictures({ pictures, variants }: ShopProduct): ShopPicture[] {
  const bySource = new Map(pictures.map((picture) => [picture.src, picture]))
  for (const { picture } of variants) {
    if (picture !== null && !bySource.has(picture.src)) bySource.set(picture.src, picture)
  }
  return [...bySource.values()]
}

/** The picture of a variant that a picture shows from another side: the last one before it, or itself. */
function viewOf(pictures: readonly ShopPicture[], variants: readonly ShopVariant[], index: number): string | undefined {
  const own = new Set(variants.map(({ picture }) => picture?.src))
  return pictures.slice(0, index + 1).findLast(({ src }) => own.has(src))?.src
}

/**
 * The shown picture: at first the primary one, or that of the variant in the address. Another variant, however it was
 * chosen (by a press, a link to it, Back), shows its own picture, unless one of its views is shown already.
 */
export function useGallery(product: ShopProduct, variant: ShopVariant | null, named: boolean) {
  const pictures = useMemo(() => galleryPictures(product), [product])
  const arrived = { of: variant?.id, src: (named ? variant?.picture : pictures[0])?.src }
  const [shown, setShown] = useState(arrived)
  // By its address, since the product may be loaded again with other pictures.
  const index = Math.max(
    0,
    pictures.findIndex(({ src }) => src === shown.src),
  )
  if (shown.of !== variant?.id) {
    const isView = viewOf(pictures, product.variants, index) === variant?.picture?.src
    setShown(isView ? { ...shown, of: variant?.id } : arrived)
  }
  return {
    pictures,
    index,
    onIndex: (next: number) => setShown({ of: variant?.id, src: pictures[next]?.src }),
  }
}
