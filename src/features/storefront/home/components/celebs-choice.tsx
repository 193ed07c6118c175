import { useListCategories } from '#openapi/generated/client/categories/categories.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { celebScenes, linkCelebs } from '../celebs.ts'
import { homeList } from '../home-list.ts'
import { SceneLink } from './scene-link.tsx'

const heading = { title: 'Celebs Choice', text: 'For the evenings when all eyes are on you.' }

/** Five in a row on a desktop, a line to swipe through on smaller screens. */
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

/** Five pictures that link to their categories, or to all products while the categories are unknown. */
export function CelebsChoice() {
  const { data, isError, refetch } = useListCategories(homeList)
  return (
    <Section {...heading}>
      <Line>
        {linkCelebs(celebScenes, data?.data ?? []).map(({ scene, to, leadsTo }) => (
          <li key={scene}>
            <SceneLink
              to={to}
              scene={scene}
              alt=""
              sizes="(min-width: 84rem) 240px, (min-width: 64rem) 18vw, (min-width: 48rem) 28vw, 62vw"
            >
              <Caption>{leadsTo}</Caption>
            </SceneLink>
          </li>
        ))}
      </Line>
      {isError && data === undefined && <Failed text="Failed to fetch categories" onRetry={() => void refetch()} />}
    </Section>
  )
}
