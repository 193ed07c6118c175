import { chart } from './chart.ts'
import type { Row } from './pages.ts'

const panels: ReadonlyArray<{
  title: string
  of: (row: Row) => number
  target: (row: Row) => number
  words: (value: number) => string
}> = [
  {
    title: 'Performance score (more is better)',
    of: ({ found }) => found.performance,
    target: ({ target }) => target.score,
    words: String,
  },
  {
    title: 'Largest contentful paint, seconds (less is better)',
    of: ({ found }) => found.lcp,
    target: ({ target }) => target.lcp,
    words: (value) => (value / 1000).toFixed(1),
  },
  {
    title: 'Total blocking time, milliseconds (less is better)',
    of: ({ found }) => found.tbt,
    target: ({ target }) => target.tbt,
    words: (value) => value.toFixed(0),
  },
]

/** A panel for each figure, a bar for each page and build. */
export const pagesChart = (rows: readonly Row[], when: string): string =>
  chart({
    title: 'The built pages on a phone',
    label: 'Score, largest contentful paint and blocking time of the built pages, beside their targets',
    panels: panels.map(({ title, of, target, words }) => ({
      title,
      words,
      rows: rows.map((row) => ({ name: `${row.path} ${row.build}`, value: of(row), target: target(row) })),
    })),
    note: `The lines are the targets. ${when}`,
  })
