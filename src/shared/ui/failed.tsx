import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from './button.tsx'

interface FailedProps {
  /** The catalogued text, word for word. */
  text: string
  onRetry?: () => void
}

/** Says what failed, and lets the person try again. */
export function Failed({ text, onRetry }: FailedProps) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" paddingBlock="12" paddingInline="6" textAlign="center">
      <chakra.p role="alert" color="error.fg">
        {text}
      </chakra.p>
      {onRetry !== undefined && (
        <Button variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
    </chakra.div>
  )
}
