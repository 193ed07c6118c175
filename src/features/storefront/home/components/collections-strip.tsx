import { useListCollectionsSuspense } from '#openapi/generated/client/collections/collections.ts'
import { departments } from '#src/shared/shop/departments.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { homeList } from '../home-list.ts'
import { failedUnder } from './section-boundary.tsx'
import { TileLink } from './tile-link.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

const failure = 'Failed to load collections.'
const heading = { title: 'Collections' }

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: { base: '3', md: '6' },
    rowGap: '8',
  },
})

/** The collections for men, women and kids. */
export function CollectionsStrip() {
  return (
    <Loading
      fallback={
        <Section {...heading}>
          <Tiles aria-hidden="true">
            {[1, 2, 3].map((place) => (
              <li key={place}>
                <TileSkeleton />
              </li>
            ))}
          </Tiles>
        </Section>
      }
      error={failedUnder(heading, failure)}
    >
      <LoadedStrip />
    </Loading>
  )
}

function LoadedStrip() {
  const shown = departments(useListCollectionsSuspense(homeList, { query: { meta: { failed: failure } } }).data.data)
  if (shown.length === 0) return null
  return (
    <Section {...heading}>
      <Tiles>
        {shown.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <TileLink
              to={paths.collection(id)}
              name={name}
              thumbnail={thumbnail}
              sizes="(min-width: 84rem) 400px, 31vw"
              urgency="eager"
              awaited
            />
          </li>
        ))}
      </Tiles>
    </Section>
  )
}
