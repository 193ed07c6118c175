import { useSearchProducts } from '#openapi/generated/client/search/search.ts'
import { searchOf } from '#src/shared/shop/all-products.ts'
import { serverMessage } from '#src/shared/api/api-error.ts'
import { readProduct, type ShopProduct } from '#src/shared/shop/product.ts'
import { useDebounced } from '#src/shared/lib/react/use-debounced.ts'
import { useMemo } from 'react'

/** The state of the dropdown for a term. */
export type SearchState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'failed'; message: string; retry: () => void }
  | { is: 'found'; products: ShopProduct[]; total: number }

const patience = 300

/** Shown if the server sends no reason. */
const unanswered = 'The search failed. Please try again.'

/** The products for a term, requested once typing pauses. The request for an older term is aborted. */
export function useProductSearch(typed: string): SearchState {
  const term = typed.trim()
  const q = useDebounced(term, patience)
  const { data, error, refetch } = useSearchProducts(searchOf(q), { query: { enabled: q !== '' } })
  const products = useMemo(
    // The first image, even if another one is the primary picture.
    () => data?.data.map((product) => readProduct({ ...product, images: product.images.slice(0, 1) })) ?? [],
    [data],
  )
  if (term === '') return { is: 'idle' }
  if (term !== q) return { is: 'loading' }
  if (data) return { is: 'found', products, total: data.pagination.total }
  if (error === null) return { is: 'loading' }
  return { is: 'failed', message: serverMessage(error) ?? unanswered, retry: () => void refetch() }
}
