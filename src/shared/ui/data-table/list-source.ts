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
