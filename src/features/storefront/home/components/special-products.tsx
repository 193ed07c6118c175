import { useAllCollectionsSuspense } from '#src/shared/api/all-collections.ts'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { namedCollections } from '../named-collections.ts'
import { SectionBoundary } from './section-boundary.tsx'
import { SpecialTile, SpecialTileSkeleton } from './special-tile.tsx'

const heading = { title: 'Special Products', text: 'For the days a family remembers.' }
const names = ['Wedding Jwellery', 'Festive Jwellery', 'Auspicious Jwellery']

/** The first one large, the others beside it, or below on smaller screens. */
const Trio = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { md: '6', lg: '10' },
    rowGap: '10',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { lg: 'repeat(2, minmax(0, 1fr))' },
    '& > :first-of-type': { gridColumn: { md: '1 / -1', lg: 'auto' }, gridRow: { lg: 'span 2' } },
  },
})

/** The collections for special occasions. */
export function SpecialProducts() {
  return (
    <SectionBoundary heading={heading} skeleton={<SpecialSkeleton />} error="Failed to fetch collections">
      <Special />
    </SectionBoundary>
  )
}

function Special() {
  const collections = namedCollections(useAllCollectionsSuspense().data, names)
  if (collections.length === 0) return null
  return (
    <Section {...heading}>
      <Trio>
        {collections.map((collection, index) => (
          <SpecialTile key={collection.id} collection={collection} large={index === 0} />
        ))}
      </Trio>
    </Section>
  )
}

function SpecialSkeleton() {
  return (
    <Trio aria-hidden="true">
      {names.map((name, index) => (
        <SpecialTileSkeleton key={name} large={index === 0} />
      ))}
    </Trio>
  )
}
