/** The rows of a list and their state, whichever call loads them. */
export interface ListSource<Row> {
  /** The matching rows, or one page of them if `total` is given; undefined while loading. */
  rows: Row[] | undefined
  /** Total number of rows, if the server pages the list. */
  total?: number
  /** Newer rows are loading. */
  isBusy: boolean
  /** How much of a long list has loaded, before search and filters; null once complete. */
  progress?: { loaded: number; total: number } | null
  /** The error message and the retry. */
  failure: { text: string; retry: () => void } | null
  /** Loads every matching row, for the export. */
  all: () => Promise<Row[]>
}

/** The names of a list's items and how to identify a row. */
export interface ListSubject<Row> {
  one: string
  many: string
  id: (row: Row) => string
  name: (row: Row) => string
}

/** Whether more pages of a long list are on their way. */
export const isLoadingMore = ({ progress = null }: Pick<ListSource<unknown>, 'progress'>) => progress !== null

/** What a list shows: its rows, or what replaces them. */
export function contentOf(
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
