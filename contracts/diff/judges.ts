import type { Change } from './change.ts'

/** What of the check will judge a change on a host. */
export interface Judges {
  /** Names of laws and of the contract's own rules, as in the findings of the check. */
  laws: string[]
  journeys: string[]
}

const laws: Record<Change['part'], string[]> = {
  answer: ['structure', 'additive', 'protocol'],
  request: ['bad-input-is-refused', 'protocol'],
  access: ['protocol', 'own-data-is-ones-own'],
  operation: ['protocol', 'other-methods-are-refused'],
}

/** The laws, and of these journeys those, that judge the part of a contract that a change is about. */
export function judgesOf(
  { part, operations }: Pick<Change, 'part' | 'operations'>,
  journeys: ReadonlyArray<{ name: string; about: readonly string[] }>,
): Judges {
  const about = journeys.filter((journey) => journey.about.some((id) => operations.includes(id)))
  return { laws: laws[part], journeys: about.map(({ name }) => name) }
}
