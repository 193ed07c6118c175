import { mediaUrl } from '#src/shared/api/media.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { Picture, type Urgency } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'bg.picture',
    '& > div': {
      position: 'absolute',
      inset: '0',
      transitionProperty: 'transform',
      transitionDuration: 'slower',
      transitionTimingFunction: 'out',
      _groupHover: { transform: 'scale(1.035)' },
    },
  },
})

/** A picture that zooms in slightly when the `group` around it is hovered. `aspectRatio` or a height sets its shape. */
export function Framed({ children, ...shape }: ComponentProps<typeof Frame>) {
  return (
    <Frame {...shape}>
      <div>{children}</div>
    </Frame>
  )
}

interface TileLinkProps {
  to: string
  name: string
  thumbnail: string
  sizes: string
  urgency?: Urgency
  awaited?: boolean
}

/** Picture and name as one link. The name describes the picture, which has no alternative text. */
export function TileLink({ to, name, thumbnail, sizes, urgency = 'lazy', awaited = false }: TileLinkProps) {
  return (
    <chakra.div asChild display="block" outlineOffset="4px">
      <Link to={to} className="group">
        <Framed aspectRatio="1">
          <Picture src={mediaUrl(thumbnail)} alt="" sizes={sizes} urgency={urgency} awaited={awaited} />
        </Framed>
        <TileName>{name}</TileName>
      </Link>
    </chakra.div>
  )
}

/** Two lines on a phone, one on a desktop, so that a skeleton can reserve the space. */
export const tileName = {
  fontSize: { base: 'lg', md: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)' },
  height: { base: '2.4em', md: '1.2em' },
} as const

/** A tile's name, with an arrow that moves on hover. */
export function TileName({ children }: { children: ReactNode }) {
  return (
    <chakra.h3
      textStyle="h3"
      display="flex"
      alignItems={{ base: 'start', md: 'center' }}
      gap="2"
      marginTop={{ base: '3', md: '4' }}
      minWidth="0"
      {...tileName}
    >
      <chakra.span dir="auto" lineClamp={{ base: '2', md: '1' }}>
        {children}
      </chakra.span>
      <chakra.span
        hideBelow="md"
        flexShrink="0"
        color="gold.fg"
        fontSize="md"
        opacity="0"
        transform="translateX(-0.5rem)"
        transitionProperty="opacity, transform"
        transitionDuration="base"
        _groupHover={{ opacity: '1', transform: 'none' }}
        _groupFocusVisible={{ opacity: '1', transform: 'none' }}
      >
        <Icon name="chevron-right" boxSize="1em" />
      </chakra.span>
    </chakra.h3>
  )
}
