import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Empty } from '../empty/empty.tsx'
import { Failed } from '../failed/failed.tsx'

const Sheet = chakra('div', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md', '&& > *': { borderWidth: '0' } },
})

/** In place of the rows of a list that could not be loaded. */
export function FailedRows(props: ComponentProps<typeof Failed>) {
  return (
    <Sheet>
      <Failed {...props} />
    </Sheet>
  )
}

interface NoRowsProps {
  text: string
  /** Where to begin, if nothing narrows the list. */
  firstStep: ReactNode
  isNarrowed: boolean
  onClear: () => void
}

/** In place of the rows of an empty list; offers to clear what narrows it. */
export function NoRows({ text, firstStep, isNarrowed, onClear }: NoRowsProps) {
  const clear = (
    <Button variant="outline" size="sm" onClick={onClear}>
      Clear search and filters
    </Button>
  )
  return (
    <Sheet role="status">
      <Empty
        title={text}
        {...(isNarrowed
          ? { text: 'Nothing matches the search and the filters.', action: clear }
          : { action: firstStep })}
      />
    </Sheet>
  )
}
