import type { ComponentProps } from 'react'
import { Picture, preloadPicture } from '../ui/picture.tsx'
import { sceneFile } from './scenes.ts'

interface SceneProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'urgency' | 'awaited' | 'position'> {
  name: string
  /** Another crop for upright screens, by the name of its scene. */
  tall?: string
  /** Other words than the manifest's; "" where text beside the picture says the same. */
  alt?: string
}

const onUpright = '(max-aspect-ratio: 1/1)'

/** One of the shop's own pictures, filling the box around it. */
export function Scene({ name, tall, alt, ...rest }: SceneProps) {
  const scene = sceneFile(name)
  const upright = tall === undefined ? undefined : sceneFile(tall)
  if (rest.urgency === 'first' && upright !== undefined) {
    preloadPicture({ ...upright, sizes: rest.sizes, media: onUpright })
    preloadPicture({ ...scene, sizes: rest.sizes, media: `not all and ${onUpright}` })
  }
  return (
    <Picture
      {...rest}
      src={scene.src}
      srcSet={scene.srcSet}
      width={scene.width}
      height={scene.height}
      colour={scene.colour}
      alt={alt ?? scene.alt}
      sources={
        upright && (
          <source
            media={onUpright}
            srcSet={upright.srcSet}
            sizes={rest.sizes}
            width={upright.width}
            height={upright.height}
          />
        )
      }
    />
  )
}
