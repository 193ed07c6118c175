import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Container } from './layout.tsx'

interface SectionProps {
  title: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** Links or buttons at the end of the heading's line. */
  action?: ReactNode
  /** The background; `deep` is dark in both colour modes. */
  tone?: 'plain' | 'subtle' | 'deep'
  /** `inside` has no margins, for a section within a page's column. */
  inside?: boolean
  children: ReactNode
}

const Shell = chakra('section', {
  base: {
    paddingBlock: { base: '12', md: '20' },
    _print: { paddingBlock: '4', background: 'none' },
    // Adjacent sections with the same background share their spacing.
    '&[data-ground=plain] + [data-ground=plain]': { paddingTop: '0' },
  },
  variants: {
    tone: { plain: {}, subtle: { bg: 'bg.subtle' }, deep: { bg: 'bg.deep', color: 'fg.onImage' } },
    inside: { true: { paddingBlock: { base: '8', md: '12' } } },
  },
})

/** A part of a page, labelled by its h2. */
export function Section({ title, text, action, tone = 'plain', inside = false, children }: SectionProps) {
  const id = useId()
  return (
    <Shell tone={tone} inside={inside} data-ground={inside ? undefined : tone} aria-labelledby={id}>
      <Container width={inside ? 'full' : 'page'}>
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="end"
          justifyContent="space-between"
          columnGap="8"
          rowGap="3"
          marginBottom={{ base: '6', md: '9' }}
        >
          <div>
            <chakra.h2 id={id} textStyle="h2">
              {title}
            </chakra.h2>
            {text !== undefined && (
              <chakra.p color={tone === 'deep' ? 'inherit' : 'fg.muted'} marginTop="2" maxWidth="prose">
                {text}
              </chakra.p>
            )}
          </div>
          {action}
        </chakra.header>
        {children}
      </Container>
    </Shell>
  )
}
