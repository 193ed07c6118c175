import { isNotFound } from '#src/shared/api/api-error.ts'
import { isOutdated } from '#src/shared/api/outdated.ts'
import { useActiveQueries } from '#src/shared/api/use-active-queries.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { NoticeLine } from './notice-line.tsx'

const products = 'Failed to load products. Please try again later.'

/** What a screen says without data, by the path of its call; the first one counts. */
const failures: readonly [RegExp, text: string][] = [
  [/^\/products\/[^/]+$/, 'Failed to load product. Please try again later.'],
  [/^\/products/, products],
  [/^\/categories\/[^/]+$/, 'Failed to load category. Please try again later.'],
  [/^\/(collections|sales)\/[^/]+$/, products],
  [/^\/collections/, 'Failed to fetch collections.'],
  [/^\/categories/, 'Failed to fetch categories.'],
  [/^\/reviews/, 'Failed to load reviews. Please try again later.'],
]
const prices = 'Prices may have changed: the shop did not answer.'
const isPriced = (path: string) => /^\/(products|categories\/|collections\/|sales)/.test(path)

function wordsFor(queries: readonly Query[]): string {
  const outdated = queries.filter((query) => isOutdated(query) && !isNotFound(query.state.error))
  // The footer lists all collections, and is left out as it is when they fail to load.
  const paths = outdated.filter(({ queryKey }) => queryKey[1] !== 'all').map(({ queryKey }) => String(queryKey[0]))
  const failure = failures.find(([path]) => paths.some((each) => path.test(each)))
  return [failure?.[1], paths.some(isPriced) && prices].filter(Boolean).join(' ')
}

/** Says that the screen still shows the data of its prerendered page, and offers to load it. */
export function OutdatedData() {
  const client = useQueryClient()
  const text = useActiveQueries(wordsFor)
  return (
    <NoticeLine text={text} onRetry={() => void client.refetchQueries({ type: 'active', predicate: isOutdated })} />
  )
}
