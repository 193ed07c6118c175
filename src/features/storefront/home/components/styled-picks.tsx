import { paths } from '#src/shared/lib/paths.ts'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { SceneLink } from './scene-link.tsx'

const scenes = ['styled-3', 'styled-1', 'styled-4', 'celebs-2', 'styled-2'] as const

/** One large picture with four beside it, or below it on a phone. */
const Mosaic = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    '& > :first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
  },
})

/** Five pictures of jewellery worn together, which all link to all products. */
export function StyledPicks() {
  return (
    <Section title="Styled Picks" text="Looks that go well together.">
      <Mosaic>
        {scenes.map((scene, index) => (
          <li key={scene}>
            <SceneLink
              to={paths.products()}
              scene={scene}
              height={index === 0 ? { md: 'full' } : undefined}
              aspectRatio={index === 0 ? { base: '4 / 5', md: 'auto' } : '4 / 5'}
              sizes={
                index === 0
                  ? '(min-width: 84rem) 620px, (min-width: 48rem) 48vw, 92vw'
                  : '(min-width: 84rem) 300px, (min-width: 48rem) 23vw, 45vw'
              }
            />
          </li>
        ))}
      </Mosaic>
    </Section>
  )
}
