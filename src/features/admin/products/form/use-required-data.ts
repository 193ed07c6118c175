import { useListTaxCategories } from '#openapi/generated/client/tax-categories/tax-categories.ts'
import type { TaxCategory } from '#openapi/generated/model/taxCategory.ts'
import { allCategories } from '#src/shared/api/all-categories.ts'
import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Choice {
  id: string
  name: string
}

/** Shown if one of the lists did not load. */
export const requiredDataText = 'Failed to load required data.'

/** The lists to choose from; each is undefined until it has loaded. */
export interface RequiredData {
  categories: Choice[] | undefined
  collections: Choice[] | undefined
  taxCategories: TaxCategory[] | undefined
  hasFailed: boolean
  retry: () => void
}

/** All categories, collections and tax categories. */
export function useRequiredData(): RequiredData {
  const categories = useQuery(allCategories)
  const collections = useAllCollections()
  const taxes = useListTaxCategories()
  const lists = [categories, collections, taxes]
  const failure = lists.find(({ isError, isFetching }) => isError && !isFetching)?.error ?? null
  useEffect(() => {
    if (failure !== null) logFailure(requiredDataText, failure)
  }, [failure])
  return {
    categories: categories.data,
    collections: collections.data,
    taxCategories: taxes.data?.data,
    hasFailed: failure !== null,
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch()
    },
  }
}
