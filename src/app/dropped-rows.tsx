import { refetch } from '#src/shared/api/refetch.ts'
import { useActiveQueries } from '#src/shared/api/use-active-queries.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { NoticeLine } from './notice-line.tsx'

/** The noun for the rows of a call, by the end of its path. */
const nouns: readonly [RegExp, one: string, many?: string][] = [
  [/\/products\/[^/]+$/, 'detail of this product', 'details of this product'],
  [/\/(categories|collections|sales)\/[^/]+$/, 'product'],
  [/reviews/, 'review'],
  [/products/, 'product'],
  [/tax-categories/, 'tax category', 'tax categories'],
  [/categories/, 'category', 'categories'],
  [/collections/, 'collection'],
  [/sales$/, 'sale'],
  [/coupons/, 'coupon'],
  [/orders/, 'order'],
  [/users|customers/, 'customer'],
  [/cart/, 'cart item'],
  [/wishlist/, 'wishlist item'],
]

function inWords(path: string, count: number): string {
  const [, one = 'entry', many = one === 'entry' ? 'entries' : undefined] = nouns.find(([end]) => end.test(path)) ?? []
  return plural(count, one, many)
}

/** Whether a query has made this call: the path is the same, and the parameters if its key has some. */
function isCallOf([path, params]: QueryKey, url: URL): boolean {
  if (!url.pathname.endsWith(`/v1${String(path)}`)) return false
  if (typeof params !== 'object' || params === null) return true
  return Object.entries(params).every(
    ([name, value]) => value === undefined || url.searchParams.get(name) === String(value),
  )
}

/** The rows that the active queries dropped, such as "2 products, 1 review"; empty if there are none. */
function wordsFor(dropped: ReadonlyMap<string, number>, active: readonly Query[]): string {
  const counts = new Map<string, number>()
  for (const [call, count] of dropped) {
    const url = new URL(call, location.href)
    if (count === 0 || !active.some(({ queryKey }) => isCallOf(queryKey, url))) continue
    counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + count)
  }
  return [...counts].map(([path, count]) => inWords(path, count)).join(', ')
}

/** Says how many rows of the current screen could not be shown, and offers to reload them. */
export function DroppedRows({ dropped }: { dropped: ReadonlyMap<string, number> }) {
  const client = useQueryClient()
  const rows = useActiveQueries((active) => wordsFor(dropped, active))
  return <NoticeLine text={rows && `${rows} could not be shown.`} onRetry={() => refetch(client)} />
}
