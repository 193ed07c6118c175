import { type ReactNode, useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { useRegisterImage } from '../loading/use-loading-overlay.ts'
import { srcSetOf } from './picture-sources.ts'

/**
 * Loading priority: `lazy` below the fold, `eager` in the first screen, `first` for the largest picture of the first
 * screen.
 */
export type Urgency = 'lazy' | 'eager' | 'first'

interface PictureProps {
  src: string
  alt: string
  /** The displayed width, as in the HTML attribute. */
  sizes: string
  width?: number
  height?: number
  /** `srcset`; by default derived from a name that ends in `-800.avif`. */
  srcSet?: string
  /** `<source>` elements for other crops. The caller must preload the picture. */
  sources?: ReactNode
  /** Shown until the picture has loaded. */
  colour?: string
  urgency?: Urgency
  /** The loading overlay waits for it. Only within `LoadingOverlayProvider`, only with `eager` or `first`. */
  awaited?: boolean
  fit?: 'contain'
  /** Position of the crop, as in `object-position`. */
  position?: string
}

const priority = { first: 'high', eager: 'low', lazy: 'auto' } as const

type Listeners = Partial<ReturnType<typeof useRegisterImage>>

/** Preloads a picture with high priority; `media` limits it to certain screens. */
export function preloadPicture({
  src,
  srcSet,
  sizes,
  media,
}: Pick<PictureProps, 'src' | 'srcSet' | 'sizes'> & { media?: string }): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet !== undefined && { imageSrcSet: srcSet, imageSizes: sizes }),
    ...(media !== undefined && { media }),
  })
}

/** A picture with a placeholder while it loads and a plain tile if it fails. The parent sets the shape. */
export function Picture({ awaited = false, ...props }: PictureProps) {
  return awaited ? <AwaitedPicture {...props} /> : <Drawn {...props} />
}

function AwaitedPicture(props: PictureProps) {
  return <Drawn {...props} listeners={useRegisterImage()} />
}

function Drawn({
  src,
  alt,
  sizes,
  width = 800,
  height = 800,
  srcSet = srcSetOf(src),
  sources,
  colour,
  urgency = 'lazy',
  fit,
  position,
  listeners: { ref, ...listeners } = {},
}: PictureProps & { listeners?: Listeners }) {
  const [broken, setBroken] = useState<string>()
  const whenPlaced = useCallback(
    (image: HTMLImageElement) => {
      // An image of the prerendered HTML may have failed before the app listened; then `decode` rejects.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src))
      const taken = ref?.(image)
      return () => taken?.()
    },
    [src, ref],
  )
  // Only in HTML: a later render may be discarded, and the browser warns of a preload that nothing used.
  if (import.meta.env.SSR && urgency === 'first' && !sources) preloadPicture({ src, srcSet, sizes })
  return (
    <picture data-frame="picture" style={{ backgroundColor: colour }}>
      {sources}
      <img
        // The mock backend reloads uploaded pictures. They are never awaited and so have no listeners.
        onLoad={() => setBroken(undefined)}
        {...listeners}
        onError={() => {
          listeners.onError?.()
          setBroken(src)
        }}
        alt={alt}
        width={width}
        height={height}
        loading={urgency === 'lazy' ? 'lazy' : 'eager'}
        // An eager one must not compete with the largest picture.
        fetchPriority={priority[urgency]}
        decoding={urgency === 'first' ? 'sync' : 'async'}
        style={{
          objectFit: fit,
          objectPosition: position,
          // Hides the browser's broken-image icon, so that the tile behind it shows.
          opacity: broken === src ? 0 : undefined,
        }}
        ref={whenPlaced}
        sizes={sizes}
        srcSet={srcSet}
        src={src}
      />
    </picture>
  )
}
