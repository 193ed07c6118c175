import { getSearchCustomersQueryKey, searchCustomers } from '#openapi/generated/client/search/search.ts'
import { useFilterUsers } from '#openapi/generated/client/users/users.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

const failed = 'Failed to fetch customers. Please try again later.'

/** All users; with a text, those that the host's search finds by e-mail. The filter holds for either. */
export function useCustomerList({ q, filters: { verified } }: ListState<'verified'>): ListSource<User> {
  const listed = useFilterUsers({ query: { enabled: q === '', staleTime: 0 } })
  const found = useFoundCustomers(q)
  const keep = useCallback((user: User) => verified === '' || user.is_verified === (verified === 'yes'), [verified])
  const ofList = useLocalSource({ query: listed, keep, failed })
  const ofSearch = useLocalSource({ query: found, keep, failed })
  return q === '' ? ofList : ofSearch
}

function useFoundCustomers(q: string) {
  return useQuery({
    queryKey: [...getSearchCustomersQueryKey({ q }), 'rows'],
    queryFn: ({ signal }) =>
      walkPages({
        load: async (page) => {
          const { data, pagination } = await searchCustomers({ q, page }, { signal })
          return { data, pagination: { totalPages: pagination.pages } }
        },
        atOnce: 6,
      }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
