import { svg, text, width } from '../svg.ts'

export interface Figures {
  name: string
  products: number
  /** Seconds from the command to the first answer, best of three. */
  start: number
  /** Requests per second, median of the rounds. */
  rate: number
  /** Memory after the load test, in MB. */
  memory: number
}

const [rowHeight, left] = [26, 170]
const panels: ReadonlyArray<{ title: string; of: (figures: Figures) => number; words: (value: number) => string }> = [
  { title: 'Requests a second (more is better)', of: ({ rate }) => rate, words: (value) => value.toFixed(0) },
  { title: 'Start, seconds (less is better)', of: ({ start }) => start, words: (value) => value.toFixed(2) },
  {
    title: 'Memory after the load, MB (less is better)',
    of: ({ memory }) => memory,
    words: (value) => value.toFixed(0),
  },
]

/** The figures of one run as bars: a panel for each measure, a group of bars for each number of products. */
export function chart(figures: readonly Figures[], when: string): string {
  const parts: string[] = []
  let y = 34
  parts.push(text(16, y, 'A list of 12 products over HTTP, 10 connections', 'font-size="17" font-weight="600"'))
  for (const { title, of, words } of panels) {
    const longest = Math.max(...figures.map(of))
    y += 36
    parts.push(text(16, y, title, 'font-weight="600"'))
    for (const size of new Set(figures.map((one) => one.products))) {
      y += 24
      parts.push(text(16, y, `${size.toLocaleString('en-IN')} products`, 'class="quiet"'))
      for (const one of figures.filter(({ products }) => products === size)) {
        y += rowHeight
        const length = Math.max(1, (of(one) / longest) * (width - left - 90))
        const fill = one.name === 'Suvarnika' ? 'own' : 'other'
        parts.push(text(left - 10, y, one.name, 'text-anchor="end"'))
        parts.push(`<rect x="${left}" y="${y - 14}" width="${length.toFixed(1)}" height="18" class="${fill}"/>`)
        parts.push(text(left + length + 8, y, words(of(one))))
      }
    }
  }
  y += 40
  parts.push(text(16, y, when, 'class="quiet"'))
  return svg('Requests a second, start and memory of Suvarnika and other mock servers', y + 20, parts)
}
