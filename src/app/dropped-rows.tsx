import { refetch } from '#src/shared/api/refetch.ts'
import { useActiveQueries } from '#src/shared/api/use-active-queries.ts'
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { NoticeLine } from './notice-line.tsx'

/** Whether a query has made this call: the path is the same, and the parameters if its key has some. */
function isCallOf([path, params]: QueryKey, url: URL): boolean {
  if (!url.pathname.endsWith(`/v1${String(path)}`)) return false
  if (typeof params !== 'object' || params === null) return true
  return Object.entries(params).every(
    ([name, value]) => value === undefined || url.searchParams.get(name) === String(value),
  )
}

function wordsFor(dropped: ReadonlyMap<string, number>, active: readonly Query[]): string {
  const isShort = [...dropped].some(
    ([call, count]) => count > 0 && active.some(({ queryKey }) => isCallOf(queryKey, new URL(call, location.href))),
  )
  return isShort ? 'Some entries could not be shown.' : ''
}

/** Says that rows of the current screen could not be shown, and offers to reload them. */
export function DroppedRows({ dropped }: { dropped: ReadonlyMap<string, number> }) {
  const client = useQueryClient()
  const text = useActiveQueries((active) => wordsFor(dropped, active))
  return <NoticeLine text={text} onRetry={() => refetch(client)} />
}
