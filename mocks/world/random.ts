import { faker } from '@faker-js/faker/locale/en_IN'
import { textHash } from '#openapi/contract/text-hash.ts'

/** Random choices from one seeded stream, which faker's own values are drawn from too. */
export interface Random {
  /** A whole number, both ends inclusive. */
  int(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
  /** An index, with probability proportional to its weight. */
  weighted(cumulative: readonly number[]): number
  shuffle<T>(from: readonly T[]): T[]
}

const int = (min: number, max: number) => faker.number.int({ min, max })

/**
 * Starts the random stream of a stage, seeded by the stage's name, so that a new stage leaves the rows of the others
 * unchanged. Ends the stream before it, since stages are built one after the other.
 */
export function randomFor(seed: number, stage: string): Random {
  faker.seed([seed, textHash(stage)])
  return {
    int,
    pick: (from) => faker.helpers.arrayElement(from),
    chance: (probability) => int(0, 9999) < probability * 10000,
    weighted: (cumulative) => {
      const total = cumulative.at(-1) ?? 0
      return firstAbove(cumulative, (int(0, 999_999) / 1_000_000) * total)
    },
    shuffle: (from) => faker.helpers.shuffle(from),
  }
}

/** Running sums, the form that `weighted` takes. */
export function cumulated(weights: readonly number[]): number[] {
  let sum = 0
  return weights.map((weight) => (sum += weight))
}

function firstAbove(cumulative: readonly number[], value: number): number {
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulative[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
