import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted, modes, siteOf, wordsOfFinding } from './in-words.ts'
import { escaped } from './markup.ts'
import type { Report } from '../report.ts'
import { blindSpots } from '../coverage.ts'
import { answersIn, type LocatedFinding } from './finding-location.ts'

const code = (text: string) => `<code>${escaped(text)}</code>`
const bold = (text: string) => `<b>${escaped(text)}</b>`
const quiet = (text: string) => `<span class="quiet">${escaped(text)}</span>`

const row = (name: string, value: string) => (value === '' ? '' : `<dt>${name}</dt><dd>${value}</dd>`)

/** A finding: what differs, the law, the call to look at, and the calls that lead there. */
function findingHtml(finding: LocatedFinding, index: number): string {
  const { operation, status, path, expected, got, sentence, reason, times } = finding
  const { calls, effect, culprit, named, also = [], place, seenIn } = wordsOfFinding(finding)
  const often = times > 1 ? quiet(`seen ${times} times`) : ''
  const about = [
    row('Caused by', `${bold(culprit.operation)} ${code(culprit.call)}`),
    row('Contract', code(place)),
    row('Law', code(named)),
    row('Seen in', escaped(seenIn.join('; '))),
    row('Also at', also.map((other) => code(siteOf(other))).join('<br>')),
  ]
  return `<article id="finding-${index + 1}">
<header><span class="${effect}">${effect}</span><h3>${operation} ${escaped(status)} ${code(path)}</h3> ${often}</header>
<dl>${row('expected', bold(expected))}${row('got', `<b class="got">${escaped(got)}</b>`)}</dl>
<p>${escaped(sentence)} ${quiet(reason)}</p>
<dl>${about.join('')}</dl>
<details${index === 0 ? ' open' : ''}><summary>Repeat it: ${counted(calls.length, 'line')} for a shell with curl and jq</summary><pre>${escaped(calls.join('\n'))}</pre></details>
</article>`
}

/** Each operation with its documented answers: as documented, drifted, or not seen. */
function coverageHtml({ coverage: { operations, percent }, findings, appUsage }: Report): string {
  const used = new Set(
    appUsage?.answers.flatMap(({ operation, read }) => read.map(({ status }) => `${operation} ${status}`)),
  )
  const drifted = answersIn(findings)
  const rows = operations.map(({ operation, answers: { seen, missing } }) => {
    const cells = [...seen, ...missing].map((status) => {
      const name = `${operation} ${status}`
      const otherwise = seen.includes(status) ? ['clean', 'as documented'] : ['open', 'not seen']
      const [state, words] = drifted.has(name) ? ['drift', 'drifted'] : otherwise
      const [mark, use] = used.has(name) ? [' used', ', used by the app'] : ['', '']
      return `<i class="${state}${mark}" title="${name}: ${words}${use}">${status}</i>`
    })
    return `<li><span>${operation}</span><span class="answers">${cells.join('')}</span></li>`
  })
  return `<h2>What was looked at</h2>
<p class="quiet">${percent}% of the documented answers: <span class="clean">green</span> as documented, <span class="drift">red</span> drifted, grey not seen${appUsage ? ', <span class="used">underlined</span> used by the app' : ''}.</p>
<ul class="coverage">${rows.join('')}</ul>`
}

/** The answers that the app never reads, which a host may change unnoticed. */
function usageHtml({ appUsage }: Report): string {
  if (!appUsage) return ''
  const { answers } = appUsage
  const idle = answers.filter(({ read }) => read.length === 0).map(({ operation }) => operation)
  const handled = answers.flatMap(({ read }) => read).length
  const all = handled + answers.flatMap(({ unread }) => unread).length
  return `<h2>What the app reads</h2>
<p class="quiet">It has code for ${handled} of the ${all} documented answers, and shows the others like any failure. ${idle.length === 0 ? 'It calls every operation.' : `It never calls ${idle.join(', ')}.`}</p>`
}

const style = readFileSync(join(import.meta.dirname, 'html.css'), 'utf8')

function figures({ counts, coverage: { percent }, durationMs }: Report): string {
  const shown = [
    counted(counts.findings, 'finding'),
    `${counts.accepted} accepted`,
    `${counts.expired} expired`,
    `${counts.skipped} left out`,
    counted(counts.operations, 'operation'),
    `${percent}% answers`,
    `${counts.requests} requests`,
    `${(durationMs / 1000).toFixed(1)} seconds`,
  ]
  return `<ul class="figures">${shown.map((words) => `<li>${words.replace(/\S+/, '<b>$&</b>')}</li>`).join('')}</ul>`
}

const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul class="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const findings = (title: string, all: readonly LocatedFinding[], from = 0) =>
  all.length === 0 ? '' : `<h2>${title}</h2>${all.map((each, index) => findingHtml(each, from + index)).join('\n')}`

const difference = ({ during, operation, what, host, mock }: Report['differences'][number]) =>
  `${bold(operation)} ${what} ${code(host)}, on the mock ${code(mock)} ${quiet(`in ${during}`)}`

const reasons = (skipped: Report['skipped']) =>
  [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, all]) => {
    const names = escaped(all.map(({ name }) => name).join(', '))
    return `<details><summary>${all.length}: ${escaped(reason)}</summary><p class="quiet">${names}</p></details>`
  })

const blindSpot = ([needs, fields]: readonly [string, readonly string[]]) =>
  `${bold(needs)} would show ${fields.map(code).join(', ')}`

const ofBaseline =
  (what: string) =>
  ({ operation, path, reason, expires }: Report['unused'][number]) =>
    `${bold(operation)} ${code(path)} ${what} ${escaped(expires)} ${quiet(reason)}`

/** The report as one HTML file without scripts: what the run says, the findings, then what was looked at. */
export function html(report: Report): string {
  const { origin, startedAt, mode, seed, exitCode, sentence, advice } = report
  const only = report.only === undefined ? '' : `, only ${report.only}`
  const when = `${startedAt.slice(0, 16).replace('T', ' ')} UTC, ${modes[mode]}${only}, seed ${seed}`
  const todo = advice === '' ? '' : `<p class="quiet">${escaped(advice)}</p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${sentence} ${origin}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${bold(origin)} ${quiet(when)}</p>
<header class="said ${['clean', 'drift', 'open'][exitCode]}"><h1>${escaped(sentence)}</h1>${todo}</header>
${figures(report)}
${findings('Findings', report.findings)}
${section('Expired in the baseline', report.expired.map(ofBaseline('was accepted until')))}
${section('Where the mock answers otherwise', report.differences.map(difference))}
${findings('Accepted by the baseline', report.accepted, report.findings.length)}
${section('In the baseline, but not found', report.unused.map(ofBaseline('accepted until')))}
${section('Left out, and why', reasons(report.skipped))}
${section('Never seen with a value', [...blindSpots(report.coverage.operations)].map(blindSpot))}
${section('Left on the host', report.left.map(escaped))}
${coverageHtml(report)}
${usageHtml(report)}
</main>
</body>
</html>
`
}
