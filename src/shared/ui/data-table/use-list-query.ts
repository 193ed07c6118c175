import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type AddressFormat, useAddressState } from '../../lib/react/use-address-state.ts'
import { rememberList } from './list-address.ts'
import { type FilterOptions, type ListChange, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'

/** A list's state as the address has it, and how to change it. */
export interface ListState<Filter extends string = string> extends ListQuery<Filter> {
  format: AddressFormat<ListQuery<Filter>, ListChange<Filter>>
  change: (patch: ListChange<Filter>, options?: { replace?: boolean; rest?: number }) => void
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
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const format = useMemo(
    (): ListState<Filter>['format'] => ({
      read: (params) => readListQuery(params, filters),
      write: (params, patch) => writeListQuery(params, readListQuery(params, filters), patch),
    }),
    [filters],
  )
  const [query, change] = useAddressState(format)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
  const empty = Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Filter, string>
  return {
    ...query,
    format,
    change,
    isNarrowed: query.q !== '' || Object.values(query.filters).some((value) => value !== ''),
    clear: () => change({ q: '', filters: empty }, { replace: true }),
  }
}
