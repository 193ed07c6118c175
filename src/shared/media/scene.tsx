import type { ComponentProps } from 'react'
import { usePrerendered } from '../lib/react/use-prerendered.ts'
import { Picture, preloadPicture } from '../ui/picture/picture.tsx'
import { useMedia } from '../ui/media-query/use-media.ts'
import { sceneFile } from './scenes.ts'

interface SceneProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'urgency' | 'awaited' | 'position'> {
  name: string
  /** Name of another scene, a crop for portrait screens. */
  tall?: string
  /** Replaces the manifest's alt text; "" when text beside the picture says the same. */
  alt?: string
}

const onUpright = '(max-aspect-ratio: 1/1)'

/** One of the shop's own pictures, filling the box around it. */
export function Scene({ name, tall, alt, ...rest }: SceneProps) {
  const scene = sceneFile(name)
  const upright = tall === undefined ? undefined : sceneFile(tall)
  // Prerendered HTML is for every screen, so it names both crops; a later render knows the screen.
  const prerendered = usePrerendered()
  const crop = prerendered && upright
  const isUpright = useMedia(upright && !prerendered ? onUpright : 'not all')
  const shown = (isUpright && upright) || scene
  if (crop && rest.urgency === 'first') {
    preloadPicture({ ...crop, sizes: rest.sizes, media: onUpright })
    preloadPicture({ ...scene, sizes: rest.sizes, media: `not all and ${onUpright}` })
  }
  return (
    <Picture
      {...shown}
      {...rest}
      colour={scene.colour}
      alt={alt ?? scene.alt}
      sources={crop && <source media={onUpright} srcSet={crop.srcSet} sizes={rest.sizes} />}
    />
  )
}
