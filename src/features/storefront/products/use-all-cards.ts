import { useQuery } from '@tanstack/react-query'
import { getListProductsQueryKey, listProducts } from '#openapi/generated/client/products/products.ts'
import { readProduct, type VariantCard, variantCards } from '#src/shared/lib/product.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'

/** Cards of the whole shop, as far as its pages have arrived. */
export interface AllCards {
  cards: VariantCard[]
  done: number
  pages: number
}

// Below the list's own key, so that whatever refreshes the lists refreshes this too.
const key = [...getListProductsQueryKey(), 'all'] as const

/** Between two looks at what has arrived, while it arrives. */
const restMs = 250

/** Walks the whole catalogue once: filters and sorts need all of it. Rows are there as they arrive. */
export function useAllCards({ enabled }: { enabled: boolean }) {
  return useQuery<AllCards>({
    queryKey: key,
    enabled,
    // Thousands of cards are not worth comparing one by one.
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const complete = client.getQueryData<AllCards>(key)
      let last: AllCards = { cards: [], done: 0, pages: 1 }
      let taken = -Infinity
      await walkPages({
        load: async (page) => {
          const { data, pagination } = await listProducts({ page, limit: 100 }, { signal })
          return { data: data.flatMap((product) => variantCards(readProduct(product))), pagination }
        },
        atOnce: 6,
        onPage: (rows, done, pages) => {
          // Thousands of cards sorted anew for each of a hundred pages would leave no time for anything else.
          const due = done === pages || performance.now() - taken > restMs
          if (due) taken = performance.now()
          last = { cards: due ? rows() : last.cards, done, pages }
          // A refresh changes the list only when it is complete: cards must not vanish and come back.
          if (complete === undefined && done < pages) client.setQueryData(key, last)
        },
      })
      return last
    },
  })
}
