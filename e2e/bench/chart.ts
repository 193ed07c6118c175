/** Width of every chart, in its own units. */
const width = 720
const rowHeight = 24
const left = 210

export interface Panel {
  title: string
  /** Formats a value for the label of its bar. */
  words?: (value: number) => string
  /** `isOther` is what the shop is compared with. */
  rows: readonly { name: string; value: number; target?: number; isOther?: boolean }[]
}

interface Chart {
  title: string
  /** For screen readers. */
  label: string
  panels: readonly Panel[]
  note: string
}

const text = (x: number, y: number, content: string, more = '') => `<text x="${x}" y="${y}" ${more}>${content}</text>`

/** An SVG file with panels of bars, each with its own scale and a line at each target. */
export function chart({ title, label, panels, note }: Chart): string {
  const parts = [text(16, 34, title, 'font-size="17" font-weight="600"')]
  let y = 34
  for (const { title: heading, words = (value: number) => value.toFixed(0), rows } of panels) {
    const longest = Math.max(...rows.flatMap(({ value, target = 0 }) => [value, target]))
    const length = (value: number) => Math.max(1, (value / longest) * (width - left - 70))
    y += 40
    parts.push(text(16, y, heading, 'font-weight="600"'))
    for (const { name, value, target, isOther = false } of rows) {
      y += rowHeight
      const fill = isOther ? 'other' : 'own'
      parts.push(text(left - 10, y, name, 'text-anchor="end"'))
      parts.push(`<rect x="${left}" y="${y - 13}" width="${length(value).toFixed(1)}" height="16" class="${fill}"/>`)
      if (target !== undefined)
        parts.push(`<path d="M${(left + length(target)).toFixed(1)} ${y - 16}v22" class="target"/>`)
      parts.push(text(left + Math.max(length(value), length(target ?? 0)) + 8, y, words(value)))
    }
  }
  y += 40
  parts.push(text(16, y, note, 'class="quiet"'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 20}" role="img" aria-label="${label}">
<style>text{font:13px system-ui,sans-serif;fill:#2b2420}.quiet{fill:#6d6259}.own{fill:#9a6b1f}.other{fill:#c9bfb3}.target{stroke:#2b2420;stroke-width:2}</style>
<rect width="100%" height="100%" fill="#fffdf9"/>
${parts.join('\n')}
</svg>
`
}
