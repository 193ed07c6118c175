import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Container } from './layout.tsx'

interface SectionProps {
  title: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** Links or buttons at the end of the heading's line. */
  action?: ReactNode
  tone?: 'plain' | 'subtle' | 'inverse'
  /** `inside` leaves out margins of its own: for a section within a page's column. */
  inside?: boolean
  children: ReactNode
}

const Shell = chakra('section', {
  base: { paddingBlock: { base: '12', md: '20' } },
  variants: {
    tone: { plain: {}, subtle: { bg: 'bg.subtle' }, inverse: { bg: 'bg.inverse', color: 'fg.inverse' } },
    inside: { true: { paddingBlock: { base: '8', md: '12' } } },
  },
})

/** A part of a page with its h2; named by it for screen readers. */
export function Section({ title, eyebrow, text, action, tone = 'plain', inside = false, children }: SectionProps) {
  const id = useId()
  return (
    <Shell tone={tone} inside={inside} aria-labelledby={id}>
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
            {eyebrow !== undefined && (
              <chakra.p textStyle="eyebrow" color="gold.fg" marginBottom="1.5">
                {eyebrow}
              </chakra.p>
            )}
            <chakra.h2 id={id} textStyle="h2">
              {title}
            </chakra.h2>
            {text !== undefined && (
              <chakra.p color="fg.muted" marginTop="2" maxWidth="prose">
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
