import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useRefetched } from '../api/refetch.ts'
import { Failed } from './failed.tsx'

interface LoadingProps {
  /** Shown while waiting, in the size of what will come. */
  fallback: ReactNode
  /** The catalogued text, shown with Retry; or a function, where the cause decides what is shown. */
  error: string | ((cause: unknown, retry: () => void) => ReactNode)
  /** A change of any of these tries again. */
  resetKeys?: unknown[]
  children: ReactNode
}

/** The boundary around data: waiting and failing belong here, so that the component inside says only what is shown. */
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
