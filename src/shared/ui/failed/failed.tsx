import { chakra } from '@chakra-ui/react/styled-system'
import { QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, use, useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { refetch } from '../../api/refetch.ts'
import { Button } from '../button/button.tsx'

interface FailedProps {
  /** The error message. */
  text: ReactNode
  /** Logged, if the call that failed is one that other parts of the page make without showing it. */
  cause?: unknown
  onRetry?: () => void
}

/** Shows an error with Retry, which asks again for everything on the screen. */
export function Failed({ text, cause, onRetry }: FailedProps) {
  useEffect(() => {
    if (cause !== undefined && typeof text === 'string') logFailure(text, cause)
  }, [text, cause])
  const client = use(QueryClientContext)
  return (
    <chakra.div display="grid" justifyItems="center" gap="4" paddingBlock="6" paddingInline="6" textAlign="center">
      <chakra.p role="alert" color="error.fg">
        {text}
      </chakra.p>
      {onRetry !== undefined && (
        <Button
          variant="outline"
          data-retry
          onClick={() => {
            if (client) refetch(client)
            onRetry()
          }}
        >
          Retry
        </Button>
      )}
    </chakra.div>
  )
}
