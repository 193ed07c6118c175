import { svg, text, width } from '../svg.ts'

const [rowHeight, left] = [24, 210]

export interface Panel {
  title: string
  /** Formats a value for the label of its bar. */
  words?: (value: number) => string
  rows: readonly { name: string; value: number; target?: number }[]
}

interface Chart {
  title: string
  /** For screen readers. */
  label: string
  panels: readonly Panel[]
  note: string
}

/** Panels of bars, each with its own scale and a line at each target. */
export function chart({ title, label, panels, note }: Chart): string {
  const parts = [text(16, 34, title, 'font-size="17" font-weight="600"')]
  let y = 34
  for (const { title: heading, words = (value: number) => value.toFixed(0), rows } of panels) {
    const longest = Math.max(...rows.flatMap(({ value, target = 0 }) => [value, target]))
    const length = (value: number) => Math.max(1, (value / longest) * (width - left - 70))
    y += 40
    parts.push(text(16, y, heading, 'font-weight="600"'))
    for (const { name, value, target } of rows) {
      y += rowHeight
      parts.push(text(left - 10, y, name, 'text-anchor="end"'))
      parts.push(`<rect x="${left}" y="${y - 13}" width="${length(value).toFixed(1)}" height="16" class="own"/>`)
      if (target !== undefined)
        parts.push(`<path d="M${(left + length(target)).toFixed(1)} ${y - 16}v22" class="target"/>`)
      parts.push(text(left + Math.max(length(value), length(target ?? 0)) + 8, y, words(value)))
    }
  }
  y += 40
  parts.push(text(16, y, note, 'class="quiet"'))
  return svg(label, y + 20, parts)
}
