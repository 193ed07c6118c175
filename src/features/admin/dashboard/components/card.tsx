import { Card as ChakraCard } from '@chakra-ui/react/card'
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { RefreshCw } from 'lucide'

interface CardProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  isBusy?: boolean
  /** The content is still that of the last period. */
  isOld?: boolean
  children: ReactNode
}

const recipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      height: 'full',
      padding: { base: '4', md: '5' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'md',
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '9',
    },
    title: { fontSize: 'md', fontWeight: 'semibold' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      gap: '4',
      transitionProperty: 'opacity',
      transitionDuration: 'base',
      '&[data-old]': { opacity: '0.55' },
    },
  },
})

export function Card({ title, action, isBusy = false, isOld = false, children }: CardProps) {
  const id = useId()
  return (
    <ChakraCard.Root recipe={recipe} asChild>
      <section aria-labelledby={id} aria-busy={isBusy}>
        <ChakraCard.Header asChild>
          <header>
            <ChakraCard.Title asChild>
              <h2 id={id}>{title}</h2>
            </ChakraCard.Title>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              {action}
            </chakra.div>
          </header>
        </ChakraCard.Header>
        <ChakraCard.Body data-old={isOld ? '' : undefined}>{children}</ChakraCard.Body>
        {isOld && (
          <chakra.p role="status" fontSize="xs" color="fg.muted">
            Showing the last period while the new figures load.
          </chakra.p>
        )}
      </section>
    </ChakraCard.Root>
  )
}

/** Reloads the figures of the card with that title; at the end of its head. */
export function RefreshButton({ of, onPress }: { of: string; onPress: () => Promise<unknown> }) {
  return <IconButton icon={RefreshCw} label={`Refresh ${of}`} size="sm" onClick={() => void onPress()} />
}
