import type { FindingClass } from '#contracts/judge/finding.ts'
import type { Mutant } from './mutant.ts'
import type { Tried } from './try-mutant.ts'

export type Result = Omit<Mutant, 'plant'> & Tried

export interface Score {
  planted: number
  found: number
  percent: number
}

/** Percent of the faults of each class that the check promises to find. */
const promised: Readonly<Record<FindingClass, number>> = { structure: 100, additive: 100, protocol: 100, behaviour: 95 }

const classes: readonly FindingClass[] = ['structure', 'additive', 'protocol', 'behaviour']

/** How many planted faults of each class were found. A fault that never altered anything does not count as planted. */
export function scoreOf(results: readonly Result[]): Record<FindingClass, Score> {
  const score = (name: FindingClass): Score => {
    const planted = results.filter((result) => result.class === name && result.applied)
    const found = planted.filter((result) => result.found !== undefined).length
    return { planted: planted.length, found, percent: planted.length === 0 ? 100 : (found / planted.length) * 100 }
  }
  return {
    structure: score('structure'),
    additive: score('additive'),
    protocol: score('protocol'),
    behaviour: score('behaviour'),
  }
}

/** The classes of which fewer faults were found than promised. */
export function belowPromise(results: readonly Result[]): FindingClass[] {
  const score = scoreOf(results)
  return classes.filter((name) => score[name].percent < promised[name])
}

/** The score as text, with each missed fault. */
export function scoreText(results: readonly Result[]): string {
  const score = scoreOf(results)
  const missed = results.filter(({ applied, found }) => applied && found === undefined)
  const idle = results.filter(({ applied }) => !applied).length
  return [
    ...classes.map(
      (name) => `${name}: ${score[name].found} of ${score[name].planted} found (${score[name].percent.toFixed(1)}%)`,
    ),
    ...missed.map(({ name }) => `not found: ${name}`),
    ...belowPromise(results).map((name) => `${name}: ${promised[name]}% are promised.`),
    ...(idle > 0 ? [`${idle} faults had nothing to alter, so they do not count.`] : []),
  ].join('\n')
}
