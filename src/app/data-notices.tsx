import { chakra } from '@chakra-ui/react/styled-system'
import { DroppedRows } from './dropped-rows.tsx'
import { OutdatedData } from './outdated-data.tsx'

/** What is wrong with the data of the screen, at the lower edge of the window. */
export function DataNotices({ dropped }: { dropped: ReadonlyMap<string, number> }) {
  return (
    <chakra.div
      role="status"
      data-notices
      position="sticky"
      _low={{ position: 'static' }}
      _print={{ display: 'none' }}
      bottom="0"
      zIndex="sticky"
      color="fg.muted"
      bg="bg.surface"
      borderTopWidth="1px"
      fontSize="sm"
    >
      <OutdatedData />
      <DroppedRows dropped={dropped} />
    </chakra.div>
  )
}
