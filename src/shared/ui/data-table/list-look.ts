import type { ListSource } from './list-source.ts'

/** Whether more pages of a long list are on their way. */
export const isLoadingMore = ({ progress = null }: Pick<ListSource<unknown>, 'progress'>) => progress !== null

/** What a list shows: its rows, or what replaces them. */
export function lookOf(
  source: Pick<ListSource<unknown>, 'failure' | 'rows' | 'total' | 'isBusy' | 'progress'>,
): 'failed' | 'waiting' | 'empty' | 'rows' {
  if (source.failure) return 'failed'
  if (source.rows === undefined) return 'waiting'
  if (source.rows.length > 0) return 'rows'
  // Only this page is empty, as after the deletion of all its rows; another one is on its way.
  if (source.isBusy && source.total !== undefined && source.total > 0) return 'waiting'
  // The missing rows may contain the searched text.
  return isLoadingMore(source) ? 'waiting' : 'empty'
}
