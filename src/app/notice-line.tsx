import { Button } from '#src/shared/ui/button/button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** One quiet line about the data of the screen, with Retry; nothing without a text. */
export function NoticeLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  if (text === '') return null
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="2"
      padding="2"
      textAlign="center"
    >
      <p>{text}</p>
      <Button variant="outline" size="sm" data-retry onClick={onRetry}>
        Retry
      </Button>
    </chakra.div>
  )
}
