import type { FindingClass } from '#contracts/judge/finding.ts'
import type { Mutant } from './mutant.ts'
import type { Tried } from './try-mutant.ts'

export type Result = Omit<Mutant, 'plant'> & Tried

/** Percent of the faults of each class that the check promises to find. */
const promised: Readonly<Record<FindingClass, number>> = { structure: 100, additive: 100, protocol: 100, behaviour: 95 }

const classes: readonly FindingClass[] = ['structure', 'additive', 'protocol', 'behaviour']

/** How many faults of a class were found. One that never altered anything does not count as planted. */
export function scoreOf(
  results: readonly Result[],
  name: FindingClass,
): { planted: number; found: number; percent: number } {
  const planted = results.filter((result) => result.class === name && result.applied)
  const found = planted.filter((result) => result.found !== undefined).length
  return { planted: planted.length, found, percent: planted.length === 0 ? 100 : (found / planted.length) * 100 }
}

/** The classes of which fewer faults were found than promised. */
export const belowPromise = (results: readonly Result[]): FindingClass[] =>
  classes.filter((name) => scoreOf(results, name).percent < promised[name])

/** The score as text, with each missed fault. */
export function scoreText(results: readonly Result[]): string {
  const missed = results.filter(({ applied, found }) => applied && found === undefined)
  const idle = results.filter(({ applied }) => !applied).length
  return [
    ...classes.map((name) => {
      const { found, planted, percent } = scoreOf(results, name)
      return `${name}: ${found} of ${planted} found (${percent.toFixed(1)}%)`
    }),
    ...missed.map(({ name }) => `not found: ${name}`),
    ...belowPromise(results).map((name) => `${name}: ${promised[name]}% are promised.`),
    ...(idle > 0 ? [`${idle} faults had nothing to alter, so they do not count.`] : []),
  ].join('\n')
}
