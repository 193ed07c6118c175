import type { Change, ChangeClass } from './change.ts'
import type { Reach } from '../check/app-usage/reach.ts'
import { annotation } from '../check/reporters/annotations.ts'
import { firstOf } from '../check/reporters/in-words.ts'
import type { Judges } from './judges.ts'
import type { SourceLine } from '#contracts/contract/openapi-source.ts'

export type LocatedChange = Change & SourceLine & { reach: (Reach & { operation: string })[]; judges: Judges }

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

function lines(change: LocatedChange): string[] {
  const { hooks, screens } = reached(change)
  const hits = change.class === 'breaking' && hooks.length > 0
  return [
    `  ${few(change.operations) || 'the document'} · ${change.sentence}`,
    `    ${change.file}:${change.line}`,
    ...(change.class === 'breaking' ? [`    judged by: ${few(change.judges.laws)}`] : []),
    ...(change.class === 'breaking' && change.judges.journeys.length > 0
      ? [`    in the journeys: ${few(change.judges.journeys)}`]
      : []),
    ...(hits ? [`    hooks: ${few(hooks)}`, `    screens: ${few(screens) || 'none'}`] : []),
  ]
}

/** The changes as text, by class, breaking ones with the affected hooks and screens, and a closing line. */
export function asText(changes: readonly LocatedChange[]): string {
  const blocks = classes.flatMap((name) => {
    const found = changes.filter((change) => change.class === name)
    return found.length === 0 ? [] : [`${titles[name]} (${found.length})`, ...found.flatMap(lines), '']
  })
  const counts = classes.map((name) => `${changes.filter((change) => change.class === name).length} ${name}`)
  return `${[...blocks, `${counts.join(', ')}.`].join('\n')}\n`
}

/** Workflow commands of GitHub Actions: each change at its line. */
export const changeAnnotations = (changes: readonly LocatedChange[]): string =>
  changes
    .map((change) => {
      const { screens } = reached(change)
      const isBreaking = change.class === 'breaking'
      const hit = isBreaking && screens.length > 0 ? ` Screens: ${screens.join(', ')}.` : ''
      const message = `${few(change.operations) || 'The document'}: ${change.sentence}.${hit}`
      return annotation(isBreaking ? 'error' : 'notice', change, `${titles[change.class]} change`, message)
    })
    .join('')
