import type { Report } from '../report.ts'
import { answersIn } from './finding-location.ts'
import { escaped } from './markup.ts'

/** Each operation with its documented answers: as documented, drifted, or not played. */
export function coverageHtml({ coverage: { operations, percent }, findings, appUsage }: Report): string {
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
    const played = answers.played.map((status) => cell(status, 'clean', 'as documented'))
    const missing = answers.missing.map((status) => cell(status, 'open', 'not played'))
    return `<li><span>${operation}</span><span class="answers">${[...played, ...missing].join('')}</span></li>`
  })
  return `<h2>What was looked at</h2>
<p class="quiet">${percent}% of the documented answers: <span class="clean">green</span> as documented, <span class="drift">red</span> drifted, grey not played${appUsage ? ', <span class="used">underlined</span> used by the shop' : ''}.</p>
<ul class="coverage">${rows.join('')}</ul>`
}

/** The answers and fields that the shop never reads, which a host may change unnoticed. */
export function usageHtml({ appUsage }: Report): string {
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
