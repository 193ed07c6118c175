import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Card = chakra('div', {
  base: { padding: { base: '4', md: '5' }, bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md' },
})

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '&:not(:last-child)': { marginBottom: '4' },
  },
})

interface FormCardProps {
  title: string
  /** A sentence below the title. */
  text?: ReactNode
  /** A button at the end of the title's line. */
  action?: ReactNode
  children?: ReactNode
}

/** Related fields under a small heading. Not a landmark, since a form has many. */
export function FormCard({ title, text, action, children }: FormCardProps) {
  return (
    <Card>
      <Head>
        <div>
          <chakra.h2 fontSize="md" fontWeight="semibold" lineHeight="snug">
            {title}
          </chakra.h2>
          {text !== undefined && (
            <chakra.p fontSize="sm" color="fg.muted" marginTop="1">
              {text}
            </chakra.p>
          )}
        </div>
        {action}
      </Head>
      {children}
    </Card>
  )
}

/** Fields side by side, each at least 12 rem wide; or in a fixed number of `columns`, two on a phone. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    alignItems: 'start',
  },
  variants: {
    columns: {
      4: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } },
      5: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' } },
    },
  },
})

/** The main fields, with secondary ones beside them on wide screens. A third part follows below, over both columns. */
export const FormColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    '& > *': { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
})
