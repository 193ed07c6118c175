import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { plural } from '../../lib/text/plural.ts'
import { Button } from '../button/button.tsx'
import { reserveBottom } from '../toast/reserve-bottom.ts'
import type { ListSubject } from './list-source.ts'

interface SelectionBarProps<Row> {
  count: number
  subject: ListSubject<Row>
  onClear: () => void
  onDelete: () => void
  /** A further button. */
  action?: { label: string; onPress: () => void } | undefined
}

/** The actions for the selected rows, always in view. */
export function SelectionBar<Row>({ count, subject, onClear, onDelete, action }: SelectionBarProps<Row>) {
  useEffect(reserveBottom, [])
  const what = plural(count, subject.one, subject.many)
  return (
    <chakra.section
      aria-label="Selection"
      position="sticky"
      _low={{ position: 'static' }}
      bottom="4"
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      marginTop="4"
      paddingBlock="2.5"
      paddingInline="4"
      fontSize="sm"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="md"
      boxShadow="lg"
    >
      <p role="status">{`${what} selected`}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear selection
        </Button>
        {action && (
          <Button variant="outline" size="sm" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <Button variant="danger" size="sm" onClick={onDelete}>
          {`Delete ${what}`}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
