import { Button } from '#src/shared/ui/button/button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** One quiet line about the data of the screen, with Retry; nothing without a text. */
export function NoticeLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  if (text === '') return null
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="center" gap="4" paddingBlock="2" paddingInline="5">
      <p>{text}</p>
      <Button variant="outline" size="sm" flexShrink="0" data-retry onClick={onRetry}>
        Retry
      </Button>
    </chakra.div>
  )
}
