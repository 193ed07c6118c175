import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#contracts/finding.ts'
import type { Report } from '../report.ts'
import { locationOf } from './finding-location.ts'
import { escaped } from './markup.ts'

const style = readFileSync(join(import.meta.dirname, 'html.css'), 'utf8')

function verdict({ counts, exitCode }: Report): string {
  if (exitCode === 0) return '<h1 class="clean">The host keeps the contract.</h1>'
  const breaking = counts.findings === 1 ? '1 difference' : `${counts.findings} differences`
  return `<h1 class="drift">The host has drifted from the contract: ${breaking}.</h1>`
}

function figures({ counts }: Report): string {
  const shown: [string, number][] = [
    ['operations', counts.operations],
    ['requests', counts.requests],
    ['not played', counts.skipped],
    ['findings', counts.findings],
    ['accepted', counts.accepted],
    ['expired', counts.expired],
  ]
  return `<dl>${shown.map(([name, count]) => `<div><dt>${name}</dt><dd>${count}</dd></div>`).join('')}</dl>`
}

/** Each operation with its documented answers: as documented, drifted, or not played. */
function coverage({ coverage: { operations, percent }, findings, appUsage }: Report): string {
  const used = new Set(
    appUsage?.answers.flatMap(({ operation, read }) => read.map(({ status }) => `${operation} ${status}`)),
  )
  const drifted = new Set(findings.map(({ operation, status }) => `${operation} ${status}`))
  const rows = operations.map(({ operation, answers }) => {
    const cell = (status: string, otherwise: string, meaning: string) => {
      const name = `${operation} ${status}`
      const [state, words] = drifted.has(name) ? ['drift', 'drifted'] : [otherwise, meaning]
      return used.has(name)
        ? `<i class="${state} used" title="${name}: ${words}, used by the shop">${status}</i>`
        : `<i class="${state}" title="${name}: ${words}">${status}</i>`
    }
    const played = answers.played.map((status) => cell(status, 'clean', 'as documented'))
    const missing = answers.missing.map((status) => cell(status, 'open', 'not played'))
    return `<li><span>${operation}</span><span class="answers">${[...played, ...missing].join('')}</span></li>`
  })
  return `<h2>What was looked at</h2>
<p class="quiet">${percent}% of the documented answers: <span class="clean">green</span> as documented, <span class="drift">red</span> drifted, grey not played${appUsage ? ', <span class="used">underlined</span> used by the shop' : ''}.</p>
<ul class="coverage">${rows.join('')}</ul>`
}

/** The answers and fields that the shop never reads, which a host may change unnoticed. */
function usage({ appUsage }: Report): string {
  if (!appUsage) return ''
  const { read, unread } = appUsage.fields
  const idle = appUsage.answers.filter((answer) => answer.read.length === 0)
  const [told, all] = [
    appUsage.answers.reduce((sum, answer) => sum + answer.read.length, 0),
    appUsage.answers.reduce((sum, answer) => sum + answer.read.length + answer.unread.length, 0),
  ]
  return `<h2>What the shop reads</h2>
<p class="quiet">${read.length} of ${read.length + unread.length} fields of the contract, by the types of the generated hooks. It reads none of these by name:</p>
<p>${unread.map((field) => `<code>${escaped(field)}</code>`).join(' ')}</p>
<p class="quiet">It has code for ${told} of the ${all} documented answers, and shows the others like any failure. ${idle.length === 0 ? 'It calls every operation.' : `It never calls ${idle.map(({ operation }) => operation).join(', ')}.`}</p>`
}

function described(finding: Finding): string {
  const { operation, status, path, expected, got, sentence, times, curl, effect } = finding
  const { file, line } = locationOf(finding)
  const often = times > 1 ? `, seen ${times} times` : ''
  return `<article><h3>${operation} ${escaped(status)} <code>${escaped(path)}</code></h3>
<p>Expected ${escaped(expected)}, got <strong>${escaped(got)}</strong>.</p>
<p class="quiet">${escaped(sentence)} ${effect === 'breaking' ? 'Breaking' : 'Additive'}${often}. ${escaped(file)}:${line}</p>
<pre>${escaped(curl)}</pre></article>`
}

function listed(title: string, findings: readonly Finding[]): string {
  return findings.length === 0 ? '' : `<h2>${title}</h2>${findings.map(described).join('\n')}`
}

function reasons({ skipped }: Report): string {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  const items = [...byReason].map(([reason, { length }]) => `<li>${length}: ${escaped(reason)}</li>`)
  return items.length === 0 ? '' : `<h2>Not played, and why</h2><ul>${items.join('')}</ul>`
}

function remains({ left }: Report): string {
  if (left.length === 0) return ''
  return `<h2>Left on the host</h2><ul>${left.map((what) => `<li>${escaped(what)}</li>`).join('')}</ul>`
}

/** The report as one HTML file without scripts, the verdict first. */
export function html(report: Report): string {
  const mode = report.mode === 'write' ? 'reading and writing' : 'reading only'
  const when = `${report.startedAt.slice(0, 16).replace('T', ' ')} UTC, ${mode}, ${report.durationMs} ms, seed ${report.seed}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract check of ${escaped(report.origin)}</title>
<style>${style}</style>
</head>
<body>
<main>
${verdict(report)}
<p class="quiet">${escaped(report.origin)}, ${when}</p>
${figures(report)}
${coverage(report)}
${listed('Findings', report.findings)}
${usage(report)}
${listed('Accepted by the baseline', report.accepted)}
${reasons(report)}
${remains(report)}
</main>
</body>
</html>
`
}
