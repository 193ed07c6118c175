import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: '6',
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: '24',
    padding: { base: '5', md: '7' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
  },
})

/** Beside the main column on a desktop, below it on a phone. */
export const SummaryColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    columnGap: { lg: '12', xl: '20' },
    rowGap: '10',
    minHeight: '60dvh',
    alignContent: 'start',
  },
})

/** The card with the sum of an order. */
export function SummaryCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}
