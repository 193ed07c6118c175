import { indexBy } from '#contracts/session/chosen-by.ts'
import type { Mutant } from './mutant.ts'
import type { Tried } from './try-mutant.ts'

const rank = (seed: number) => (mutant: Mutant) => indexBy(`${seed} ${mutant.name}`, 0xffff_ffff)

/** Counts the earlier occurrences of a text. */
function counter() {
  const seen = new Map<string, number>()
  return (key: string): number => {
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return count
  }
}

/**
 * Chooses faults so that each class has its share, and each kind and operation in it is used before any is repeated.
 */
export function chooseMutants(all: readonly Mutant[], number: number, seed: number): Mutant[] {
  const shares = { structure: 0.15, additive: 0.08, protocol: 0.17, behaviour: 0.6 }
  const rankOf = rank(seed)
  return Object.entries(shares).flatMap(([name, share]) => {
    const before = counter()
    return all
      .filter((mutant) => mutant.class === name)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((mutant) => ({ mutant, turn: before(mutant.kind) + before(mutant.operation) }))
      .toSorted((a, b) => a.turn - b.turn)
      .slice(0, Math.ceil(number * share))
      .map(({ mutant }) => mutant)
  })
}

export type Result = Omit<Mutant, 'alter'> & Tried

/** Percent of the faults of each class that the check promises to find; of sound backends, that are a false alarm. */
const promised = { structure: 100, additive: 100, protocol: 100, behaviour: 95, sound: 0 } as const

const classes = Object.keys(promised) as Array<keyof typeof promised>

/** How many of a class were found. One that never altered anything does not count as planted. */
function scoreOf(
  results: readonly Result[],
  name: Mutant['class'],
): { planted: number; found: number; percent: number } {
  const planted = results.filter((result) => result.class === name && result.applied)
  const found = planted.filter((result) => result.found !== undefined).length
  const percentOfNone = name === 'sound' ? 0 : 100
  const percent = planted.length === 0 ? percentOfNone : (found / planted.length) * 100
  return { planted: planted.length, found, percent }
}

/** The classes of which fewer faults were found than promised, and false alarms. */
export const belowPromise = (results: readonly Result[]): Array<Mutant['class']> =>
  classes.filter((name) => {
    const { percent } = scoreOf(results, name)
    return name === 'sound' ? percent > promised.sound : percent < promised[name]
  })

/** The score as text, with each missed fault and each false alarm. */
export function scoreText(results: readonly Result[]): string {
  const missed = results.filter((each) => each.class !== 'sound' && each.applied && each.found === undefined)
  const alarms = results.filter((each) => each.class === 'sound' && each.found !== undefined)
  const idle = results.filter(({ applied }) => !applied).length
  return [
    ...classes.map((name) => {
      const { found, planted, percent } = scoreOf(results, name)
      return `${name}: ${found} of ${planted} found (${percent.toFixed(1)}%)`
    }),
    ...missed.map(({ name }) => `not found: ${name}`),
    ...alarms.map(({ name, found }) => `false alarm: ${name}: ${found}`),
    ...belowPromise(results).map((name) => `${name}: ${promised[name]}% are promised.`),
    ...(idle > 0 ? [`${idle} faults had nothing to alter, so they do not count.`] : []),
  ].join('\n')
}
