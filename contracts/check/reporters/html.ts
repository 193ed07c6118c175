import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '#contracts/judge/finding.ts'
import { escaped } from './markup.ts'
import { placeOf } from './text.ts'
import type { Report } from '../report.ts'
import { answersIn } from './finding-location.ts'

const row = (name: string, value: string) => (value === '' ? '' : `<dt>${name}</dt><dd>${value}</dd>`)
const code = (text: string) => `<code>${escaped(text)}</code>`

/** Where else the cause of a finding shows. */
const elsewhere = ({ also = [] }: Finding) =>
  also.map(({ operation, status, path }) => code(`${operation} ${status} ${path}`)).join('<br>')

/** A finding: what differs, the law, the call to look at, and the calls that lead there. */
function findingHtml(finding: Finding, index: number): string {
  const { operation, status, path, expected, got, sentence, reason, times, calls, effect, culprit, seenIn, law } =
    finding
  const often = times > 1 ? `<span class="quiet">seen ${times} times</span>` : ''
  const lines = `${calls.length} ${calls.length === 1 ? 'line' : 'lines'}`
  return `<article id="finding-${index + 1}">
<header><span class="${effect}">${effect}</span><h3>${operation} ${escaped(status)} ${code(path)}</h3> ${often}</header>
<dl>${row('expected', `<b>${escaped(expected)}</b>`)}${row('got', `<b class="got">${escaped(got)}</b>`)}</dl>
<p>${escaped(sentence)} <span class="quiet">${escaped(reason)}</span></p>
<dl>${row('Caused by', `<b>${culprit.operation}</b> ${code(culprit.call)}`)}${row('Contract', code(placeOf(finding)))}${row('Law', code(law))}${row('Seen in', escaped(seenIn.join(', ')))}${row('Also at', elsewhere(finding))}</dl>
<details${index === 0 ? ' open' : ''}><summary>Repeat it: ${lines} for a shell with curl and jq</summary><pre>${escaped(calls.join('\n'))}</pre></details>
</article>`
}

/** Each operation with its documented answers: as documented, drifted, or not seen. */
function coverageHtml({ coverage: { operations, percent }, findings, appUsage }: Report): string {
  const used = new Set(
    appUsage?.answers.flatMap(({ operation, read }) => read.map(({ status }) => `${operation} ${status}`)),
  )
  const drifted = answersIn(findings)
  const rows = operations.map(({ operation, answers }) => {
    const cell = (status: string, otherwise: string, meaning: string) => {
      const name = `${operation} ${status}`
      const [state, words] = drifted.has(name) ? ['drift', 'drifted'] : [otherwise, meaning]
      return used.has(name)
        ? `<i class="${state} used" title="${name}: ${words}, used by the shop">${status}</i>`
        : `<i class="${state}" title="${name}: ${words}">${status}</i>`
    }
    const seen = answers.seen.map((status) => cell(status, 'clean', 'as documented'))
    const missing = answers.missing.map((status) => cell(status, 'open', 'not seen'))
    return `<li><span>${operation}</span><span class="answers">${[...seen, ...missing].join('')}</span></li>`
  })
  return `<h2>What was looked at</h2>
<p class="quiet">${percent}% of the documented answers: <span class="clean">green</span> as documented, <span class="drift">red</span> drifted, grey not seen${appUsage ? ', <span class="used">underlined</span> used by the shop' : ''}.</p>
<ul class="coverage">${rows.join('')}</ul>`
}

/** The answers and fields that the shop never reads, which a host may change unnoticed. */
function usageHtml({ appUsage }: Report): string {
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

const style = readFileSync(join(import.meta.dirname, 'html.css'), 'utf8')

const states = { 0: 'clean', 1: 'drift', 2: 'open' } as const

function headOf({ exitCode, sentence, advice }: Report): string {
  const todo = advice === '' ? '' : `<p class="quiet">${escaped(advice)}</p>`
  return `<header class="said ${states[exitCode]}"><h1>${escaped(sentence)}</h1>${todo}</header>`
}

function figures({ counts, coverage: { percent }, durationMs }: Report): string {
  const shown: [string, number | string][] = [
    [counts.findings === 1 ? 'finding' : 'findings', counts.findings],
    ['accepted', counts.accepted],
    ['expired', counts.expired],
    ['left out', counts.skipped],
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
    ({ during, operation, what, host, mock }) =>
      `<b>${operation}</b> ${what} <code>${escaped(host)}</code>, on the mock <code>${escaped(mock)}</code> <span class="quiet">in ${escaped(during)}</span>`,
  )
  return section('Where the mock answers otherwise', items)
}

function reasons({ skipped }: Report): string {
  const items = [...Map.groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, all]) =>
      `<details><summary>${all.length}: ${escaped(reason)}</summary><p class="quiet">${all.map(({ name }) => escaped(name)).join(', ')}</p></details>`,
  )
  return section('Left out, and why', items)
}

const ofBaseline = (entries: Report['expired'], what: string) =>
  entries.map(
    ({ operation, path, reason, expires }) =>
      `<b>${escaped(operation)}</b> <code>${escaped(path)}</code> ${what} ${escaped(expires)} <span class="quiet">${escaped(reason)}</span>`,
  )

/** The report as one HTML file without scripts: what the run says, the findings, then what was looked at. */
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
<title>${escaped(report.sentence)} ${escaped(report.origin)}</title>
<style>${style}</style>
</head>
<body>
<p><b>${escaped(report.origin)}</b> <span class="quiet">${when}</span></p>
${headOf(report)}
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
</body>
</html>
`
}
