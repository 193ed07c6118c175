import type { Collection } from '#openapi/generated/model/collection.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Framed } from './tile-link.tsx'

const Tile = chakra('article', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    large: {
      true: {},
      false: {
        lg: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
          alignItems: 'center',
          columnGap: '6',
        },
      },
    },
  },
})

const Words = chakra('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start', paddingTop: { base: '4', md: '6' } },
  variants: { large: { true: {}, false: { paddingTop: { lg: '0' } } } },
})

/** A collection with its picture, a sentence and Explore. */
export function SpecialTile({ collection, large }: { collection: Collection; large: boolean }) {
  const id = useId()
  return (
    <Tile large={large} className="group">
      <TilePicture large={large}>
        <Picture
          src={mediaUrl(collection.thumbnail)}
          alt=""
          sizes={large ? '(min-width: 64rem) 46vw, 92vw' : '(min-width: 64rem) 25vw, (min-width: 48rem) 46vw, 92vw'}
        />
      </TilePicture>
      <Words large={large}>
        <chakra.h3 id={id} textStyle={large ? 'h2' : 'h3'}>
          {collection.name}
        </chakra.h3>
        <chakra.p dir="auto" color="fg.muted" lineClamp="3">
          {collection.description}
        </chakra.p>
        <LinkButton to={paths.collection(collection.id)} variant="outline" aria-describedby={id} marginTop="3">
          Explore
        </LinkButton>
      </Words>
    </Tile>
  )
}

export function SpecialTileSkeleton({ large }: { large: boolean }) {
  return (
    <Tile large={large}>
      <TilePicture large={large}>
        <Skeleton height="full" />
      </TilePicture>
      <Words large={large}>
        <Skeleton textStyle={large ? 'h2' : 'h3'} height={large ? '1.1em' : '1.2em'} width="70%" />
        <Skeleton height="1.6em" />
        <Skeleton height="11" width="7rem" marginTop="3" />
      </Words>
    </Tile>
  )
}

/** On a desktop it fills the tile beside the text. */
function TilePicture({ large, children }: { large: boolean; children: ReactNode }) {
  const rest = large
    ? ({ flex: { lg: '1 0 34rem' } } as const)
    : ({ height: { lg: 'full' }, minHeight: { lg: '18rem' } } as const)
  return (
    <Framed aspectRatio={{ base: '1.1', lg: 'auto' }} {...rest}>
      {children}
    </Framed>
  )
}
