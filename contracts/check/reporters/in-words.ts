import type { AlsoSeen } from '#contracts/judge/finding.ts'
import type { LocatedFinding } from './finding-location.ts'

/** The first of some words, with the number of the others. */
export const firstOf = (words: readonly string[], most: number, between = ', '): string =>
  words.slice(0, most).join(between) + (words.length > most ? ` and ${words.length - most} more` : '')

/** A number of things, such as `2 findings`. */
export const counted = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const modes = { read: 'reading only', write: 'reading and writing' }

/** Where something was found, such as `getProduct 200 $.name`. */
export const siteOf = ({ operation, status, path }: AlsoSeen) => `${operation} ${status} ${path}`

/** A finding with the words that all reports use. */
export function wordsOfFinding(finding: LocatedFinding) {
  const { expected, got, sentence, reason, culprit, effect, law, wfc, seenIn, file, line } = finding
  return {
    ...finding,
    differs: `expected ${expected}, got ${got}`,
    /** The law, with the code of the catalogue. */
    named: wfc === undefined ? law : `${law} (WFC ${wfc})`,
    why: `${sentence} ${reason}`,
    cause: `${culprit.operation}: ${culprit.call}`,
    /** What the check was doing, the law itself aside. */
    seenIn: seenIn.filter((name) => name !== law || seenIn.length === 1),
    level: effect === 'breaking' ? 'error' : 'warning',
    /** The line of the contract that it breaks. */
    place: `${file}:${line}`,
  } as const
}
