import { useMemo } from 'react'
import type { ListSource } from './list-source.ts'

interface LocalSourceOptions<Row> {
  /** Loads every row. */
  query: {
    data: Row[] | undefined
    error: unknown
    isPlaceholderData: boolean
    isFetching: boolean
    refetch: (options?: { cancelRefetch: boolean; throwOnError: boolean }) => Promise<{ data: Row[] | undefined }>
  }
  /** Whether a row passes search and filters; has to be stable between renders. */
  keep: (row: Row) => boolean
  /** The message for a failed call. */
  failed: string
}

/** A list with all rows loaded: filtered, sorted and paged in the browser. */
export function useLocalSource<Row>({ query, keep, failed }: LocalSourceOptions<Row>): ListSource<Row> {
  const { data, error, isPlaceholderData, isFetching, refetch } = query
  const rows = useMemo(() => data?.filter(keep), [data, keep])
  return {
    rows,
    isBusy: isPlaceholderData || (isFetching && rows !== undefined),
    failure: error && data === undefined ? { text: failed, retry: () => void refetch() } : null,
    all: async () => {
      if (!isPlaceholderData) return rows ?? []
      // The rows on the screen are those of the search before.
      const newer = await refetch({ cancelRefetch: false, throwOnError: true })
      return (newer.data ?? []).filter(keep)
    },
  }
}
