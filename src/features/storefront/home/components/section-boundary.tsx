import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import type { ComponentProps, ReactNode } from 'react'

/** The props of `Section` without its content. */
export type Heading = Omit<ComponentProps<typeof Section>, 'children'>

/** A failed section: its heading, the message, and Retry. */
export function failedUnder(heading: Heading, text: string) {
  return (_cause: unknown, retry: () => void) => (
    <Section {...heading}>
      <Failed text={text} onRetry={retry} />
    </Section>
  )
}

interface SectionBoundaryProps {
  heading: Heading
  skeleton: ReactNode
  error: string
  /** Renders its own `Section`, or nothing if the shop has nothing for it. */
  children: ReactNode
}

/** A section of the home page with its own loading and failed state, under its own heading. */
export function SectionBoundary({ heading, skeleton, error, children }: SectionBoundaryProps) {
  return (
    <Loading fallback={<Section {...heading}>{skeleton}</Section>} error={failedUnder(heading, error)}>
      {children}
    </Loading>
  )
}
