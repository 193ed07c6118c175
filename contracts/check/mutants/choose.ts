import { place } from '#contracts/session/place.ts'
import type { Mutant } from './mutant.ts'

const rank = (seed: number) => (mutant: Mutant) => place(`${seed} ${mutant.name}`, 0xffff_ffff)

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
