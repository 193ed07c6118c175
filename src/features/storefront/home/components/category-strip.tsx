import { useListCategoriesSuspense } from '#openapi/generated/client/categories/categories.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { homeList } from '../home-list.ts'
import { SectionBoundary } from './section-boundary.tsx'
import { Framed } from './tile-link.tsx'

const heading = { title: 'Categories' }

/** One line that scrolls if it is too long, so that its height does not depend on the number of categories. */
const Line = chakra('ul', {
  base: {
    display: 'flex',
    gap: { base: '3', md: '5' },
    justifyContent: 'safe center',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--chakra-colors-border-strong) transparent',
    marginInline: { base: '-5', md: '-2' },
    paddingInline: { base: '5', md: '2' },
    paddingBlock: '2',
    '& > li': {
      flex: { base: '0 0 6.25rem', lg: '1 0 6.5rem' },
      minWidth: '0',
      maxWidth: { lg: '10rem' },
      scrollSnapAlign: 'center',
    },
  },
})

const Name = chakra('span', {
  base: { display: 'block', marginTop: '3', fontSize: 'sm', lineHeight: 'normal', textAlign: 'center', truncate: true },
})

/** The first ten categories. */
export function CategoryStrip() {
  return (
    <SectionBoundary heading={heading} skeleton={<StripSkeleton />} error="Failed to fetch categories">
      <Categories />
    </SectionBoundary>
  )
}

function Categories() {
  const categories = useListCategoriesSuspense(homeList).data.data
  if (categories.length === 0) return null
  return (
    <Section {...heading}>
      <Line>
        {categories.slice(0, homeList.limit).map(({ id, name, thumbnail }) => (
          <li key={id}>
            <chakra.div asChild display="block">
              <Link to={paths.category(id)} className="group">
                <Framed aspectRatio="1">
                  <Picture src={mediaUrl(thumbnail)} alt="" sizes="160px" />
                </Framed>
                <Name dir="auto">{name}</Name>
              </Link>
            </chakra.div>
          </li>
        ))}
      </Line>
    </Section>
  )
}

function StripSkeleton() {
  return (
    <Line aria-hidden="true" overflowX="hidden">
      {Array.from({ length: homeList.limit }, (_, place) => (
        <li key={place}>
          <Skeleton height="auto" aspectRatio="1" />
          <Name>&nbsp;</Name>
        </li>
      ))}
    </Line>
  )
}
