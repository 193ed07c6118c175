import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { followRetry } from './follow-retry.ts'

interface FailedProps {
  /** The error message. */
  text: string
  onRetry?: () => void
}

/** Shows an error with Retry. After Retry the focus goes to the loaded content, or to the next Retry. */
export function Failed({ text, onRetry }: FailedProps) {
  const box = useRef<HTMLDivElement>(null)
  const isRetried = useRef(false)
  useLayoutEffect(() => {
    const failure = box.current
    return () => {
      if (isRetried.current && failure?.contains(document.activeElement)) followRetry(failure)
    }
  }, [])

  return (
    <chakra.div
      ref={box}
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock="6"
      paddingInline="6"
      textAlign="center"
    >
      <chakra.p role="alert" color="error.fg">
        {text}
      </chakra.p>
      {onRetry !== undefined && (
        <Button
          variant="outline"
          data-retry
          onClick={() => {
            isRetried.current = true
            onRetry()
          }}
        >
          Retry
        </Button>
      )}
    </chakra.div>
  )
}
