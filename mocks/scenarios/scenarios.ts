import type { Tag } from '#openapi/generated/operations.ts'
import type { ShopOptions } from '#mocks/world/shop.ts'
import { scenarioNames } from './names.ts'
import type { ScenarioName } from './names.ts'

/** What a scenario does to the network. */
export interface NetworkFacts {
  /** The delay of each answer, in milliseconds. */
  readonly latency?: number
  /** The probability, 0 to 1, that a call fails. */
  readonly errors?: number
  /** Each GET that lists gives 500. */
  readonly lists?: true
  /** Tags whose calls give 503. */
  readonly outage?: readonly Tag[]
  /** The next call that needs a token gets 401. */
  readonly expireToken?: true
}

export interface Scenario {
  readonly name: ScenarioName
  /** One line for the panel and the README. */
  readonly description: string
  /** The shop that it builds. */
  readonly world?: Omit<ShopOptions, 'seed'>
  readonly network?: NetworkFacts
}

const facts: Record<ScenarioName, Omit<Scenario, 'name'>> = {
  default: { description: 'the seeded shop' },
  'empty-shop': {
    description:
      'no products, categories, collections, sales, coupons, reviews, orders; accounts and tax categories stay',
    world: { empty: true },
  },
  '10k-products': { description: '10,000 products with 3 variants each', world: { products: 10_000, variantsEach: 3 } },
  '500-orders': { description: '500 more orders over 12 months', world: { moreOrders: 500 } },
  'sold-out': { description: 'every variant at stock 0', world: { stock: 'none' } },
  'last-piece': { description: 'every variant at stock 1', world: { stock: 'one' } },
  'new-customer': {
    description: 'the customer has no addresses, wishes, cart, orders, reviews',
    world: { newCustomer: true },
  },
  'expired-token': { description: 'the next call that needs a token gets 401', network: { expireToken: true } },
  'sale-ended': { description: 'every sale ended yesterday', world: { salesEnded: true } },
  'slow-network': { description: 'each answer waits 2 s', network: { latency: 2000 } },
  'every-list-fails': { description: 'each GET that lists gives 500', network: { lists: true } },
  'partial-outage': {
    description: 'reviews, wishlist and dashboard give 503',
    network: { outage: ['reviews', 'wishlist', 'dashboard'] },
  },
  flaky: { description: 'each call fails with probability 0.2, seeded', network: { errors: 0.2 } },
}

/** All scenarios, in the order in which the panel offers them. */
export const scenarios: readonly Scenario[] = scenarioNames.map((name) => ({ name, ...facts[name] }))

const contradictions: readonly (readonly [ScenarioName, ScenarioName])[] = [
  ...scenarios
    .filter(({ name, world }) => world && name !== 'empty-shop')
    .map(({ name }) => ['empty-shop', name] as const),
  ['sold-out', 'last-piece'],
  ['every-list-fails', 'flaky'],
]

/**
 * The scenarios of a text such as `sold-out+slow-network`. Throws a readable message for an unknown name or a
 * contradiction.
 */
export function parseScenario(text: string): readonly Scenario[] {
  const names = new Set(text.split('+').map((name) => name.trim()))
  const found = [...names].map((name) => {
    const scenario = scenarios.find((each) => each.name === name)
    if (!scenario)
      throw new Error(`There is no scenario "${name}". There are: ${scenarioNames.join(', ')}; combine them with "+".`)
    return scenario
  })
  const clash = contradictions.find((pair) => pair.every((name) => names.has(name)))
  if (clash)
    throw new Error(`The scenarios "${clash[0]}" and "${clash[1]}" contradict each other: choose one of the two.`)
  return found
}

/** The combined effect of the scenarios on the network. */
export function networkOf(chosen: readonly Scenario[]): NetworkFacts {
  return chosen.reduce<NetworkFacts>((together, { network }) => ({ ...together, ...network }), {})
}

/** What the combined scenarios change about the shop. */
export function shopOptions(chosen: readonly Scenario[]): Omit<ShopOptions, 'seed'> {
  return chosen.reduce((together, { world }) => ({ ...together, ...world }), {})
}
