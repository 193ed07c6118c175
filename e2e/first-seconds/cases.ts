export const places = {
  product: '/products/prod-1',
  list: '/products',
  collection: '/collections/col-1',
  sale: '/sales/sale-1',
} as const
export const acts = ['cart', 'heart', 'filter', 'link', 'search', 'field'] as const
export const persons = ['guest', 'customer', 'admin'] as const
export const builds = ['demo', 'live'] as const
/** On a desk, and on a phone with a processor 4 times slower and a slow network. */
export const machines = ['desk', 'phone'] as const
/** When somebody acts, in milliseconds after the page can be seen: until then the loading overlay covers it. */
export const waits = [0, 100, 300, 600, 1000, 2000] as const

export interface Case {
  place: keyof typeof places
  act: (typeof acts)[number]
  person: (typeof persons)[number]
  build: (typeof builds)[number]
  machine: (typeof machines)[number]
  wait: (typeof waits)[number]
}

// A product's page has no filters.
const isPossible = ({ place, act }: Pick<Case, 'place' | 'act'>) => place !== 'product' || act !== 'filter'

const pairs = Object.keys(places)
  .flatMap((place) => acts.map((act) => ({ place: place as Case['place'], act })))
  .filter(isPossible)

/** Every case. */
export const allCases: readonly Case[] = pairs.flatMap((pair) =>
  persons.flatMap((person) =>
    builds.flatMap((build) =>
      machines.flatMap((machine) => waits.map((wait) => ({ ...pair, person, build, machine, wait }))),
    ),
  ),
)
