import type { ComponentProps } from 'react'
import { Picture, preloadPicture } from '../ui/picture/picture.tsx'
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
  if (import.meta.env.SSR && upright && rest.urgency === 'first') {
    preloadPicture({ ...upright, sizes: rest.sizes, media: onUpright })
    preloadPicture({ ...scene, sizes: rest.sizes, media: `not all and ${onUpright}` })
  }
  return (
    <Picture
      {...scene}
      {...rest}
      colour={scene.colour}
      alt={alt ?? scene.alt}
      sources={upright && <source media={onUpright} srcSet={upright.srcSet} sizes={rest.sizes} />}
    />
  )
}
