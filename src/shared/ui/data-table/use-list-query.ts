import { useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAhead } from '../../lib/react/use-ahead.ts'
import { isAnythingUnsaved } from '../form/unsaved.ts'
import { rememberList } from './list-address.ts'
import { type FilterOptions, type ListChange, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/** A list's state in the address, and how to change it. */
export interface ListState<Filter extends string = string> extends ListQuery<Filter> {
  /** Typed search text replaces the history entry; other changes add one. */
  change: (patch: ListChange<Filter>, options?: { replace?: boolean }) => void
  /** Whether a search or filter is active. */
  isNarrowed: boolean
  clear: () => void
}

const none = {}

/** Reads the list's state from the address. `filters` must be a constant. */
export function useListQuery<Filter extends string = never>(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without filters there is no filter to name
  filters: FilterOptions<Filter> = none as FilterOptions<Filter>,
): ListState<Filter> {
  const [params, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const [address, choose] = useAhead(params.toString())
  const query = useMemo(() => readListQuery(new URLSearchParams(address), filters), [address, filters])

  const change: ListState<Filter>['change'] = (patch, { replace = patch.q !== undefined } = {}) => {
    const changed = (newest: string) => {
      const from = new URLSearchParams(newest)
      return writeListQuery(from, readListQuery(from, filters), patch).toString()
    }
    // A changed form in a row asks before it is left, so the rows may only change afterwards.
    const next = isAnythingUnsaved() ? changed(params.toString()) : choose(changed)
    setParams(next, { preventScrollReset: true, replace })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
  const empty = Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>
  return {
    ...query,
    change,
    isNarrowed: query.q !== '' || Object.values(query.filters).some((value) => value !== ''),
    clear: () => change({ q: '', filters: empty }),
  }
}
