import { useSearchProducts } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { useDebounced } from '#src/shared/lib/use-debounced.ts'

/** What the dropdown shows for a term. */
export type SearchState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'found'; products: Product[]; total: number }

const patience = 300

/** The products for a term, asked for once typing has paused; the answer to an older term is aborted, never shown. */
export function useProductSearch(typed: string): SearchState {
  const term = typed.trim()
  const q = useDebounced(term, patience)
  const { data, error } = useSearchProducts({ q }, { query: { enabled: q !== '' } })
  if (term === '') return { is: 'idle' }
  if (term !== q) return { is: 'loading' }
  if (data) return { is: 'found', products: data.data, total: data.pagination.total }
  return error ? { is: 'failed', message: error.message } : { is: 'loading' }
}
