import { useEffect, useMemo } from 'react'
import { readRows } from './read-rows.ts'
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
  /** What tells the rows apart. */
  id: (row: Row) => string
  /** Whether a row passes search and filters; stable between renders, as `useCallback` makes it. */
  keep: (row: Row) => boolean
  /** The catalogued text for a call that failed. */
  failed: string
}

const noList = new TypeError('The answer holds no list.')

/** A list whose rows are all here: filtered, sorted and paged in the page. */
export function useLocalSource<Row extends object>({
  query,
  keep,
  id,
  failed,
}: LocalSourceOptions<Row>): ListSource<Row> {
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  const read = useMemo(() => (data === undefined ? undefined : readRows(data, id)), [data, id])
  const hasNoList = read === null
  useLogged(failed, error ?? (hasNoList ? noList : null))
  const rows = useMemo(() => read?.rows.filter(keep), [read, keep])
  const hasFailed = hasNoList ? !isFetching : Boolean(error) && data === undefined
  return {
    rows,
    unreadable: read?.unreadable ?? 0,
    isBusy: isPlaceholderData || (isFetching && rows !== undefined),
    failure: hasFailed ? { text: failed, retry: () => void refetch() } : null,
    all: () => Promise.resolve(rows ?? []),
  }
}

/** Logs each failure of a query once. */
export function useLogged(what: string, error: unknown): void {
  useEffect(() => {
    if (error) logFailure(what, error)
  }, [what, error])
}
