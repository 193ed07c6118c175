import { useListCategoriesSuspense } from '#openapi/generated/client/categories/categories.ts'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { linkCelebs } from '../celebs.ts'
import { homeList } from '../home-list.ts'
import { SceneLink } from './scene-link.tsx'
import { SectionBoundary } from './section-boundary.tsx'

const heading = { title: 'Celebs Choice', text: 'Pieces made for the evening when everybody looks.' }

/** In the order of where they lead: bracelets, earrings, necklaces, and again. */
const scenes = [
  { scene: 'celebs-4', caption: 'Twisted kada' },
  { scene: 'celebs-1', caption: 'Emerald jhumkas' },
  { scene: 'celebs-3', caption: 'Ruby choker' },
  { scene: 'celebs-2', caption: 'Solitaire' },
  { scene: 'celebs-5', caption: 'Gold hoops' },
] as const

/** Five in a row on a desk, a line to swipe through below. */
const Line = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '62%', sm: '38%', md: '28%', lg: 'minmax(0, 1fr)' },
    gap: { base: '3', md: '4' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPadding: '5',
    scrollbarWidth: 'none',
    marginInline: { base: '-5', md: '-8', lg: '0' },
    paddingInline: { base: '5', md: '8', lg: '0' },
    paddingBlock: '2',
    '& > li': { scrollSnapAlign: 'start' },
  },
})

const Caption = chakra('span', { base: { display: 'block', marginTop: '3', fontSize: 'sm', lineHeight: 'normal' } })

/** Five pictures, leading to the categories of what is worn to be seen. */
export function CelebsChoice() {
  return (
    <SectionBoundary heading={heading} skeleton={<CelebsSkeleton />} error="Failed to fetch categories">
      <Celebs />
    </SectionBoundary>
  )
}

function Celebs() {
  const categories = useListCategoriesSuspense(homeList).data.data
  return (
    <Section {...heading}>
      <Line>
        {linkCelebs(scenes, categories).map(({ scene, caption, to, leadsTo }) => (
          <li key={scene}>
            <SceneLink
              to={to}
              scene={scene}
              alt=""
              sizes="(min-width: 84rem) 240px, (min-width: 64rem) 18vw, (min-width: 48rem) 28vw, 62vw"
            >
              <Caption>{caption}</Caption>
              <VisuallyHidden>, to {leadsTo}</VisuallyHidden>
            </SceneLink>
          </li>
        ))}
      </Line>
    </Section>
  )
}

function CelebsSkeleton() {
  return (
    <Line aria-hidden="true" overflowX="hidden">
      {scenes.map(({ scene }) => (
        <li key={scene}>
          <Skeleton height="auto" aspectRatio="4 / 5" />
          <Caption>&nbsp;</Caption>
        </li>
      ))}
    </Line>
  )
}
