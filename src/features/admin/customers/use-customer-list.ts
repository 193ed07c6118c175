import { hasName } from '#src/shared/shop/has-name.ts'
import { getSearchCustomersQueryKey, searchCustomers } from '#openapi/generated/client/search/search.ts'
import { filterUsers, getFilterUsersQueryKey } from '#openapi/generated/client/users/users.ts'
import type { User } from '#openapi/generated/model/user.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useListOrSearch } from '#src/shared/shop/use-list-or-search.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { useCallback } from 'react'

const failed = 'Failed to fetch customers. Please try again later.'

const ways = {
  list: { key: getFilterUsersQueryKey(), load: filterUsers },
  search: { key: getSearchCustomersQueryKey, load: searchCustomers },
  matches: hasName,
}

/** All users, or with a text those that the server's search finds by email and those whose name has it. The filter applies to both. */
export function useCustomerList({ q, filters: { verified } }: ListState<'verified'>): ListSource<User> {
  const query = useListOrSearch(q, ways, failed)
  const keep = useCallback((user: User) => verified === '' || user.is_verified === (verified === 'yes'), [verified])
  return useLocalSource({ query, keep, failed })
}
