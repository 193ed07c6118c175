/** Where a list's rows come from, whatever call brings them. */
export interface ListSource<Row> {
  /** The rows that search and filters leave, or one page of them where `total` is given; undefined while waiting. */
  rows: Row[] | undefined
  /** How many there are in all, where the host pages. */
  total?: number
  /** Newer rows are on their way. */
  isBusy: boolean
  /** How much of a long list is here yet, before search and filters; null once it is whole. */
  progress?: { loaded: number; total: number } | null
  /** The catalogued text, and what tries again. */
  failure: { text: string; retry: () => void } | null
  /** Every row that search and filters leave, for the export. */
  all: () => Promise<Row[]>
}

/** What a list holds: its words and how to tell its rows apart. */
export interface ListSubject<Row> {
  one: string
  many: string
  id: (row: Row) => string
  name: (row: Row) => string
}
