import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useRefetched } from '../../api/refetch.ts'
import { Failed } from '../failed/failed.tsx'

interface LoadingProps {
  /** Shown while loading, in the size of the content. */
  fallback: ReactNode
  /** The error message, shown with Retry; or a function of the error. */
  error: string | ((cause: unknown, retry: () => void) => ReactNode)
  /** A change of any of these retries. */
  resetKeys?: unknown[]
  children: ReactNode
}

/** The boundary around data: it handles loading and errors, so that the component inside only renders the data. */
export function Loading({ fallback, error, resetKeys = [], children }: LoadingProps) {
  const refetched = useRefetched()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} resetKeys={[...resetKeys, refetched]} fallbackRender={failure(error)}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function failure(error: LoadingProps['error']) {
  return ({ error: cause, resetErrorBoundary: retry }: FallbackProps) =>
    typeof error === 'string' ? <Failed text={error} onRetry={retry} /> : error(cause, retry)
}
