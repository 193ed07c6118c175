import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#contracts/judge/finding.ts'
import type { Report } from '../report.ts'
import { coverageHtml, usageHtml } from './html-coverage.ts'
import { findingHtml } from './html-finding.ts'
import { escaped } from './markup.ts'

const style = readFileSync(join(import.meta.dirname, 'html.css'), 'utf8')

const states = { 0: 'clean', 1: 'drift', 2: 'open' } as const

function verdict({ exitCode, verdict: { sentence, advice } }: Report): string {
  const todo = advice === '' ? '' : `<p class="quiet">${escaped(advice)}</p>`
  return `<header class="verdict ${states[exitCode]}"><h1>${escaped(sentence)}</h1>${todo}</header>`
}

function figures({ counts, coverage: { percent }, durationMs }: Report): string {
  const shown: [string, number | string][] = [
    [counts.findings === 1 ? 'finding' : 'findings', counts.findings],
    ['accepted', counts.accepted],
    ['expired', counts.expired],
    ['not played', counts.skipped],
    [counts.operations === 1 ? 'operation' : 'operations', counts.operations],
    ['answers', `${percent}%`],
    ['requests', counts.requests],
    ['seconds', (durationMs / 1000).toFixed(1)],
  ]
  return `<ul class="figures">${shown.map(([name, count]) => `<li><b>${count}</b> ${name}</li>`).join('')}</ul>`
}

function section(title: string, items: readonly string[], quiet = ''): string {
  return items.length === 0
    ? ''
    : `<h2>${title}</h2>${quiet}<ul class="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

const findings = (title: string, all: readonly Finding[], from = 0) =>
  all.length === 0 ? '' : `<h2>${title}</h2>${all.map((each, index) => findingHtml(each, from + index)).join('\n')}`

function differences({ differences: all }: Report): string {
  const items = all.map(
    ({ step, operation, what, host, mock }) =>
      `<b>${operation}</b> ${what} <code>${escaped(host)}</code>, on the mock <code>${escaped(mock)}</code> <span class="quiet">in ${escaped(step)}</span>`,
  )
  return section('Where the mock answers otherwise', items)
}

function reasons({ skipped }: Report): string {
  const items = [...Map.groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, all]) =>
      `<details><summary>${all.length}: ${escaped(reason)}</summary><p class="quiet">${all.map(({ exchange: name }) => escaped(name)).join(', ')}</p></details>`,
  )
  return section('Not played, and why', items)
}

const ofBaseline = (entries: Report['expired'], what: string) =>
  entries.map(
    ({ operation, path, reason, expires }) =>
      `<b>${escaped(operation)}</b> <code>${escaped(path)}</code> ${what} ${escaped(expires)} <span class="quiet">${escaped(reason)}</span>`,
  )

/** The report as one HTML file without scripts: the verdict, the findings, then what was looked at. */
export function html(report: Report): string {
  const mode = report.mode === 'write' ? 'reading and writing' : 'reading only'
  const only = report.only === undefined ? '' : `, only ${report.only}`
  const when = `${report.startedAt.slice(0, 16).replace('T', ' ')} UTC, ${mode}${only}, seed ${report.seed}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(report.verdict.sentence)} ${escaped(report.origin)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="host"><b>${escaped(report.origin)}</b> <span class="quiet">${when}</span></p>
${verdict(report)}
${figures(report)}
${findings('Findings', report.findings)}
${section('Expired in the baseline', ofBaseline(report.expired, 'was accepted until'))}
${differences(report)}
${findings('Accepted by the baseline', report.accepted, report.findings.length)}
${section('In the baseline, but not found', ofBaseline(report.unused, 'accepted until'))}
${reasons(report)}
${section(
  'Left on the host',
  report.left.map((what) => escaped(what)),
)}
${coverageHtml(report)}
${usageHtml(report)}
</main>
</body>
</html>
`
}
