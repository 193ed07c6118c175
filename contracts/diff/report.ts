import type { SourceLine } from '#openapi/contract/openapi-source.ts'
import { annotation } from '../check/reporters/annotations.ts'
import { firstOf } from '../check/reporters/in-words.ts'
import { inMarkdown } from '../check/reporters/step-summary.ts'
import type { Change, ChangeClass } from './change.ts'
import type { Judges } from './judges.ts'

/** What of an app uses an operation. */
export interface Reach {
  /** Generated hooks and functions of the operation that the app uses. */
  hooks: string[]
  /** Pages that show its answer, such as `storefront/cart-page`. */
  screens: string[]
}

export type LocatedChange = Change &
  SourceLine & {
    reach: (Reach & { operation: string })[]
    judges: Judges
    /** Why it is accepted, and the last day on which it is. */
    accepted?: { reason: string; expires: string }
  }

/** What a comparison found, with entries of the baseline that have expired or name no change. */
export interface Comparison {
  changes: readonly LocatedChange[]
  expired: readonly string[]
  unused: readonly string[]
}

const titles: Record<ChangeClass, string> = { breaking: 'Breaking', additive: 'Additive', neutral: 'Neutral' }
const classes: ChangeClass[] = ['breaking', 'additive', 'neutral']

const few = (words: readonly string[]) => firstOf(words, 4)

/** The screens and hooks that a change affects, each once. */
function reached({ reach }: LocatedChange): { hooks: string[]; screens: string[] } {
  return {
    hooks: [...new Set(reach.flatMap(({ hooks }) => hooks))],
    screens: [...new Set(reach.flatMap(({ screens }) => screens))],
  }
}

/** What is said of a change beside its sentence. */
function details(change: LocatedChange): string[] {
  const { accepted, judges } = change
  const { hooks, screens } = reached(change)
  return [
    `${change.file}:${change.line}`,
    ...(accepted ? [`accepted until ${accepted.expires}: ${accepted.reason}`] : []),
    ...(change.class === 'breaking' ? [`judged by: ${few(judges.laws)}`] : []),
    ...(change.class === 'breaking' && judges.journeys.length > 0 ? [`in the journeys: ${few(judges.journeys)}`] : []),
    ...(change.class === 'breaking' && hooks.length > 0
      ? [`hooks: ${few(hooks)}`, `screens: ${few(screens) || 'none'}`]
      : []),
  ]
}

const headline = (change: LocatedChange) => `${few(change.operations) || 'the document'} · ${change.sentence}`

interface Group {
  title: string
  changes: readonly LocatedChange[]
}

/** The changes by class, breaking ones first, accepted ones of any class after them. */
function groupsOf(changes: readonly LocatedChange[]): Group[] {
  const open = changes.filter(({ accepted }) => !accepted)
  const groups = [
    ...classes.map((name) => ({ title: titles[name], changes: open.filter((change) => change.class === name) })),
    { title: 'Accepted', changes: changes.filter(({ accepted }) => accepted) },
  ]
  return groups.filter((group) => group.changes.length > 0)
}

/** `2 breaking, 1 additive, 0 neutral.`, and what is wrong with the baseline. */
function closing({ changes, expired, unused }: Comparison): string[] {
  const open = changes.filter(({ accepted }) => !accepted)
  const counts = classes.map((name) => `${open.filter((change) => change.class === name).length} ${name}`)
  const accepted = changes.length - open.length
  return [
    `${[...counts, ...(accepted > 0 ? [`${accepted} accepted`] : [])].join(', ')}.`,
    ...expired.map((change) => `No longer accepted, renew or remove it: ${change}`),
    ...unused.map((change) => `The baseline accepts what did not change: ${change}`),
  ]
}

/** Whether a change breaks something, or an entry of the baseline has expired. */
export const isBreaking = ({ changes, expired }: Comparison): boolean =>
  expired.length > 0 || changes.some((change) => change.class === 'breaking' && !change.accepted)

/** The changes as text, by class, breaking ones with the affected hooks and screens, and a closing line. */
export function asText(comparison: Comparison): string {
  const blocks = groupsOf(comparison.changes).flatMap(({ title, changes }) => [
    `${title} (${changes.length})`,
    ...changes.flatMap((change) => [`  ${headline(change)}`, ...details(change).map((line) => `    ${line}`)]),
    '',
  ])
  return `${[...blocks, ...closing(comparison)].join('\n')}\n`
}

/** The changes as Markdown for reviewers: as in the text, what breaks nothing folded. */
export function asMarkdown(comparison: Comparison): string {
  const blocks = groupsOf(comparison.changes).flatMap(({ title, changes }) => {
    const list = changes.flatMap((change) => [
      `- **${inMarkdown(headline(change))}**`,
      ...details(change).map((line) => `  - ${inMarkdown(line)}`),
    ])
    const name = `${title} (${changes.length})`
    if (title === titles.breaking) return [`### ${name}`, '', ...list, '']
    return [`<details><summary>${name}</summary>`, '', ...list, '', '</details>', '']
  })
  const [counts = '', ...baseline] = closing(comparison)
  const notes = baseline.map((line) => `- ${inMarkdown(line)}`)
  return `${[`## Changes of the contract: ${counts}`, '', ...blocks, ...notes].join('\n').trimEnd()}\n`
}

/** Workflow commands of GitHub Actions: each change at its line. */
export const changeAnnotations = ({ changes }: Comparison): string =>
  changes
    .map((change) => {
      const { screens } = reached(change)
      const breaks = change.class === 'breaking' && !change.accepted
      const hit = breaks && screens.length > 0 ? ` Screens: ${screens.join(', ')}.` : ''
      const message = `${few(change.operations) || 'The document'}: ${change.sentence}.${hit}`
      return annotation(breaks ? 'error' : 'notice', change, `${titles[change.class]} change`, message)
    })
    .join('')
