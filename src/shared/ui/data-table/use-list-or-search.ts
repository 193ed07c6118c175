import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { searchOf } from '../../api/all-products.ts'
import { walkPages } from '../../api/walk-pages.ts'

interface Options {
  signal: AbortSignal
}

interface Ways<Row> {
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
}

/** The whole list, or all results of the server's search for a text. Older rows stay until newer ones have loaded. */
export function useListOrSearch<Row>(q: string, { list, search }: Ways<Row>) {
  const find = ({ signal }: Options) =>
    walkPages({
      load: async (page) => {
        const { data, pagination } = await search.load(searchOf(q, page), { signal })
        return { data, pagination: { totalPages: pagination.pages } }
      },
      atOnce: 6,
    })
  return useQuery({
    queryKey: q === '' ? list.key : [...search.key({ q }), 'rows'],
    queryFn: ({ signal }) => (q === '' ? list.load : find)({ signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
