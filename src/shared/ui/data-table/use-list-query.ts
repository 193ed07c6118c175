import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { rememberList } from './list-address.ts'
import { type FilterOptions, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/** What the address asks of a list, and the way to change it. */
export interface ListState<Filter extends string = string> extends ListQuery<Filter> {
  /** Search text as it is typed replaces the entry in the history, everything else adds one. */
  change: (patch: Partial<ListQuery<Filter>>, options?: { replace?: boolean }) => void
  /** Whether anything is searched for or filtered. */
  isNarrowed: boolean
  clear: () => void
}

const none = {}

/** The list of this address. `filters` are its filters' options: pass a constant. */
export function useListQuery<Filter extends string = never>(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who passes nothing has no filter to name
  filters: FilterOptions<Filter> = none as FilterOptions<Filter>,
): ListState<Filter> {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  return useMemo(() => {
    const query = readListQuery(params, filters)
    const change: ListState<Filter>['change'] = (patch, { replace = patch.q !== undefined } = {}) =>
      setParams(writeListQuery(params, query, patch), { preventScrollReset: true, replace })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys it was given
    const empty = Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>
    return {
      ...query,
      change,
      isNarrowed: query.q !== '' || Object.values(query.filters).some((value) => value !== ''),
      clear: () => change({ q: '', filters: empty }),
    }
  }, [params, setParams, filters])
}
