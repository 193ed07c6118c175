import { useAllCollectionsSuspense } from '#src/shared/api/all-collections.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { namedCollections } from '../named-collections.ts'
import { SectionBoundary } from './section-boundary.tsx'
import { TileLink } from './tile-link.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

const heading = { title: 'Occasion Collections', tone: 'subtle' } as const
const names = ['Casual Jwellery', 'Party Jwellery', 'Date Night Jwellery']

/** Side by side on a desktop with the middle one lower; a line to swipe through on a phone. */
const Steps = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '72%', sm: '44%', md: 'minmax(0, 1fr)' },
    gap: { base: '4', md: '6', lg: '10' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPadding: '5',
    scrollbarWidth: 'none',
    marginInline: { base: '-5', md: '0' },
    paddingInline: { base: '5', md: '0' },
    paddingTop: { base: '2', md: '0' },
    paddingBottom: { base: '2', md: '12' },
    '& > li': { scrollSnapAlign: 'start' },
    '& > :nth-of-type(even)': { md: { transform: 'translateY(3rem)' } },
  },
})

/** The collections for smaller occasions. */
export function OccasionCollections() {
  return (
    <SectionBoundary heading={heading} skeleton={<OccasionSkeleton />} error="Failed to fetch collections">
      <Occasions />
    </SectionBoundary>
  )
}

function Occasions() {
  const collections = namedCollections(useAllCollectionsSuspense().data, names)
  if (collections.length === 0) return null
  return (
    <Section {...heading}>
      <Steps>
        {collections.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <TileLink
              to={paths.collection(id)}
              name={name}
              thumbnail={thumbnail}
              sizes="(min-width: 84rem) 400px, (min-width: 48rem) 31vw, 72vw"
            />
          </li>
        ))}
      </Steps>
    </Section>
  )
}

function OccasionSkeleton() {
  return (
    <Steps aria-hidden="true" overflowX="hidden">
      {names.map((name) => (
        <li key={name}>
          <TileSkeleton />
        </li>
      ))}
    </Steps>
  )
}
