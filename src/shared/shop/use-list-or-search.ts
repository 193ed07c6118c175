import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { searchOf } from './all-products.ts'
import { everyRow } from '../api/walk-pages.ts'

interface Options {
  signal: AbortSignal
}

interface ListCalls<Row extends { id: string }> {
  /** Loads every row with the list call. */
  list: { key: QueryKey; load: (options: Options) => Promise<Row[]> }
  /** Loads one page of the server's search results. */
  search: {
    key: (params: { q: string }) => QueryKey
    load: (
      params: { q: string; page: number; filters: string },
      options: Options,
    ) => Promise<{ data: Row[]; pagination: { pages: number } }>
  }
  /** Whether a row of the list has the text where the server's search does not look. */
  matches?: (row: Row, q: string) => boolean
}

/**
 * The whole list, or for a text all results of the server's search and the rows of the list that match. Older rows stay
 * until newer ones have loaded.
 */
export function useListOrSearch<Row extends { id: string }>(
  q: string,
  { list, search, matches }: ListCalls<Row>,
  failed: string,
) {
  const client = useQueryClient()
  const searched = ({ signal }: Options) => everyRow({ load: (page) => search.load(searchOf(q, page), { signal }) })
  async function find(options: Options): Promise<Row[]> {
    if (matches === undefined) return searched(options)
    const [found, listed] = await Promise.all([
      searched(options),
      client.fetchQuery({ queryKey: list.key, queryFn: list.load, staleTime: 30_000 }),
    ])
    return bothFound(
      found,
      listed.filter((row) => matches(row, q)),
    )
  }
  return useQuery({
    queryKey: q === '' ? list.key : [...search.key({ q }), 'rows'],
    queryFn: ({ signal }) => (q === '' ? list.load : find)({ signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failed },
  })
}

/** The rows of both, those of the first before those that only the second has; each once. */
export function bothFound<Row extends { id: string }>(first: readonly Row[], second: readonly Row[]): Row[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !ids.has(id))]
}
