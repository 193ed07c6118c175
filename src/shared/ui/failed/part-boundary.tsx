import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { logFailure } from '../../lib/log.ts'
import { Button } from '../button/button.tsx'

interface PartBoundaryProps {
  /** Shown while the part's code loads. */
  fallback?: ReactNode
  children: ReactNode
}

/** Wraps a small part in its own chunk. After a new release that chunk may be gone; then the screen around it stays. */
export function PartBoundary({ fallback = null, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={<MissingPart />} onError={(error) => logFailure('Part of the shop did not load.', error)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function MissingPart() {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      padding="5"
      bg="bg.surface"
      borderBlockWidth="1px"
    >
      <p role="alert">This did not load. The shop may have been updated since you opened it.</p>
      <Button variant="outline" size="sm" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </chakra.div>
  )
}
