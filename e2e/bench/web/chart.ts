import { svg, text, width } from '../svg.ts'
import type { Row } from './pages.ts'

const [rowHeight, left] = [24, 210]
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

/** A panel for each figure, a bar for each page and build, and a line where its target is. */
export function chart(rows: readonly Row[], when: string): string {
  const parts = [text(16, 34, 'The built pages on a phone', 'font-size="17" font-weight="600"')]
  let y = 34
  for (const { title, of, target, words } of panels) {
    const longest = Math.max(...rows.map(of), ...rows.map(target))
    const length = (value: number) => Math.max(1, (value / longest) * (width - left - 70))
    y += 40
    parts.push(text(16, y, title, 'font-weight="600"'))
    for (const row of rows) {
      y += rowHeight
      const at = left + length(target(row))
      parts.push(text(left - 10, y, `${row.path} ${row.build}`, 'text-anchor="end"'))
      parts.push(`<rect x="${left}" y="${y - 13}" width="${length(of(row)).toFixed(1)}" height="16" class="own"/>`)
      parts.push(`<path d="M${at.toFixed(1)} ${y - 16}v22" class="target"/>`)
      parts.push(text(left + Math.max(length(of(row)), length(target(row))) + 8, y, words(of(row))))
    }
  }
  y += 40
  parts.push(text(16, y, `The lines are the targets. ${when}`, 'class="quiet"'))
  return svg(
    'Score, largest contentful paint and blocking time of the built pages, beside their targets',
    y + 20,
    parts,
  )
}
