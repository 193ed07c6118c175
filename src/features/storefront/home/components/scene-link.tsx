import { Scene } from '#src/shared/media/scene.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Framed } from './tile-link.tsx'

interface SceneLinkProps {
  to: string
  scene: ComponentProps<typeof Scene>['name']
  sizes: string
  /** Replaces the picture's own alternative text. */
  alt?: string
  aspectRatio?: ComponentProps<typeof Framed>['aspectRatio']
  height?: ComponentProps<typeof Framed>['height']
  children?: ReactNode
}

/** One of the shop's own pictures as a link. */
export function SceneLink({ to, scene, sizes, alt, aspectRatio = '4 / 5', height, children }: SceneLinkProps) {
  return (
    <chakra.div asChild display="block" position="relative" height={height} outlineOffset="4px">
      <Link to={to} className="group">
        <Framed aspectRatio={aspectRatio} height={height}>
          <Scene name={scene} sizes={sizes} {...(alt === undefined ? {} : { alt })} />
        </Framed>
        {children}
      </Link>
    </chakra.div>
  )
}
