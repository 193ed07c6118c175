import { useEffect, useMemo } from 'react'
import { logFailure } from '../../lib/log.ts'
import type { ListSource } from './list-source.ts'

interface LocalSourceOptions<Row> {
  /** Brings every row. */
  query: {
    data: Row[] | undefined
    error: unknown
    isPlaceholderData: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** Whether a row passes search and filters; stable between renders, as `useCallback` makes it. */
  keep: (row: Row) => boolean
  /** The catalogued text for a call that failed. */
  failed: string
}

/** A list whose rows are all here: filtered, sorted and paged in the page. */
export function useLocalSource<Row>({ query, keep, failed }: LocalSourceOptions<Row>): ListSource<Row> {
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  useLogged(failed, error)
  const rows = useMemo(() => data?.filter(keep), [data, keep])
  return {
    rows,
    isBusy: isPlaceholderData || (isFetching && rows !== undefined),
    failure: error && data === undefined ? { text: failed, retry: () => void refetch() } : null,
    all: () => Promise.resolve(rows ?? []),
  }
}

/** Logs each failure of a query once. */
export function useLogged(what: string, error: unknown): void {
  useEffect(() => {
    if (error) logFailure(what, error)
  }, [what, error])
}
