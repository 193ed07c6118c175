import { useListTaxCategories } from '#openapi/generated/client/tax-categories/tax-categories.ts'
import type { TaxCategory } from '#openapi/generated/model/taxCategory.ts'
import { allCategories } from '#src/shared/api/all-categories.ts'
import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { useQuery } from '@tanstack/react-query'

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
  const meta = { failed: requiredDataText }
  const categories = useQuery({ ...allCategories, meta })
  const collections = useAllCollections()
  const taxes = useListTaxCategories({ query: { meta } })
  const lists = [categories, collections, taxes]
  return {
    categories: categories.data,
    collections: collections.data,
    taxCategories: taxes.data?.data,
    hasFailed: lists.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch()
    },
  }
}
