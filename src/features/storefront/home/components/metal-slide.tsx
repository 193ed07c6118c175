import type { Collection } from '#openapi/generated/model/collection.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { Metal } from '../metals.ts'

const Ground = chakra('div', {
  base: { position: 'relative', height: 'full', transitionProperty: 'background-color', transitionDuration: 'slow' },
  variants: {
    metal: {
      gold: { bg: 'metal.gold' },
      silver: { bg: 'metal.silver' },
      pearl: { bg: 'metal.pearl' },
      platinum: { bg: 'metal.platinum' },
    },
  },
})

const Half = chakra('div', {
  base: {
    position: 'absolute',
    overflow: 'hidden',
    insetInlineEnd: '0',
    insetInlineStart: { base: '0', md: '50%' },
    top: { base: '4.5rem', md: '0' },
    bottom: { base: '14rem', md: '0' },
  },
})

/** A metal: its colour and its collection's picture, all of it one link. */
export function MetalSlide({ metal, collection }: { metal: Metal; collection: Collection }) {
  return (
    <Ground metal={metal} className="group">
      <Half>
        <Picture src={mediaUrl(collection.thumbnail)} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
      </Half>
      <Container
        height="full"
        display="flex"
        flexDirection="column"
        justifyContent={{ base: 'flex-end', md: 'center' }}
      >
        <chakra.div width={{ md: '42%' }} height={{ base: '12.25rem', md: 'auto' }}>
          <chakra.h3 textStyle="h1">
            <chakra.a asChild _after={{ content: '""', position: 'absolute', inset: '0' }}>
              <Link to={paths.collection(collection.id)}>{collection.name}</Link>
            </chakra.a>
          </chakra.h3>
          <chakra.p dir="auto" color="fg.muted" marginTop="3" lineClamp="3">
            {collection.description}
          </chakra.p>
        </chakra.div>
      </Container>
    </Ground>
  )
}
