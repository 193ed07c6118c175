import { faker } from '@faker-js/faker/locale/en_IN'

/** The choices a builder makes, all of one seeded stream. */
export interface Random {
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
  /** The index of one of the weights, the heavier the likelier. */
  weighted(cumulative: readonly number[]): number
  shuffle<T>(from: readonly T[]): T[]
}

/** Each stage of the world draws from its own stream, so that more products do not change the customers' names. */
export const stages = [
  'products',
  'customers',
  'addresses',
  'orders',
  'more orders',
  'reviews',
  'wishes',
  'stock',
] as const

const int = (min: number, max: number) => faker.number.int({ min, max })

/** Starts the stream of a stage. The stream before it ends here: stages are built one after the other. */
export function randomFor(seed: number, stage: (typeof stages)[number]): Random {
  faker.seed([seed, stages.indexOf(stage)])
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

/** Running sums, as `weighted` takes them. */
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
