import type { Finding } from '#contracts/judge/finding.ts'
import { escaped } from './markup.ts'
import { placeOf } from './text.ts'

const row = (name: string, value: string) => (value === '' ? '' : `<dt>${name}</dt><dd>${value}</dd>`)
const code = (text: string) => `<code>${escaped(text)}</code>`

/** Where else the cause of a finding shows. */
const elsewhere = ({ also = [] }: Finding) =>
  also.map(({ operation, status, path }) => code(`${operation} ${status} ${path}`)).join('<br>')

/** A finding: what differs, the law, the call to look at, and the calls that lead there. */
export function findingHtml(finding: Finding, index: number): string {
  const { operation, status, path, expected, got, sentence, reason, times, calls, effect, culprit, seenIn, law } =
    finding
  const often = times > 1 ? `<span class="quiet">seen ${times} times</span>` : ''
  const lines = `${calls.length} ${calls.length === 1 ? 'line' : 'lines'}`
  return `<article id="finding-${index + 1}">
<header><span class="${effect}">${effect}</span><h3>${operation} ${escaped(status)} ${code(path)}</h3>${often}</header>
<p class="gap"><span>expected</span><strong>${escaped(expected)}</strong><span>got</span><strong class="got">${escaped(got)}</strong></p>
<p>${escaped(sentence)} <span class="quiet">${escaped(reason)}</span></p>
<dl class="about">${row('Caused by', `<b>${culprit.operation}</b> ${code(culprit.call)}`)}${row('Contract', code(placeOf(finding)))}${row('Law', code(law))}${row('Seen in', escaped(seenIn.join(', ')))}${row('Also at', elsewhere(finding))}</dl>
<details${index === 0 ? ' open' : ''}><summary>Repeat it: ${lines} for a shell with curl and jq</summary><pre>${escaped(calls.join('\n'))}</pre></details>
</article>`
}
