import type { Report } from '../report.ts'
import { firstOf, modes, wordsOfFinding } from './in-words.ts'
import { inMarkdown } from './step-summary.ts'

/** The report as Markdown: what the run says about the host, and a row for each finding. */
export function markdown({ sentence, advice, findings, accepted, coverage, mode, counts }: Report): string {
  const rows = findings
    .map(wordsOfFinding)
    .map(({ operation, status, path, differs, effect, named, place, seenIn }) => {
      const cells = [`${operation} ${status} ${path}`, differs, `${effect}, ${named}`, place, firstOf(seenIn, 2, '; ')]
      return `| ${cells.map(inMarkdown).join(' | ')} |`
    })
  const head = ['| where | what | law | contract | seen in |', '|---|---|---|---|---|']
  return [
    `## ${inMarkdown(sentence)}`,
    '',
    `${counts.requests} requests, ${modes[mode]}; ${coverage.percent}% of the documented answers were seen; ${accepted.length} accepted. ${inMarkdown(advice)}`.trim(),
    ...(rows.length > 0 ? ['', ...head, ...rows] : []),
    '',
  ].join('\n')
}
