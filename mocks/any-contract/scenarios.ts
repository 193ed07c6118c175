import type { FaultPlan } from '../engine/network/faults.ts'
import type { Derivation } from './derive.ts'

/** What a scenario of any contract does: how many rows its tables have, and what happens on the way. */
interface Scenario {
  readonly rows?: number
  readonly network?: Partial<FaultPlan>
}

const scenarios: Readonly<Record<string, Scenario>> = {
  default: {},
  empty: { rows: 0 },
  one: { rows: 1 },
  many: { rows: 1000 },
  'slow-network': { network: { latency: 2000 } },
  flaky: { network: { errors: 0.2 } },
  'every-list-fails': {},
  'expired-token': { network: { expireToken: true } },
}

/** The names of the scenarios of any contract. */
export const usualScenarios = Object.keys(scenarios)

function chosen(text: string): (Scenario & { readonly name: string })[] {
  const found = text.split('+').map((name) => {
    const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
    if (!scenario)
      throw new Error(
        `There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}; combine them with "+".`,
      )
    return { ...scenario, name }
  })
  const counted = found.filter(({ rows }) => rows !== undefined)
  if (counted.length > 1)
    throw new Error(
      `The scenarios ${counted.map(({ name }) => `"${name}"`).join(' and ')} contradict each other: choose one.`,
    )
  return found
}

/** How many rows each table has in a scenario, if it says. */
export const rowsOfScenario = (text: string): number | undefined =>
  chosen(text).find(({ rows }) => rows !== undefined)?.rows

/** The network faults of a scenario. */
export const faultsOf =
  ({ roles }: Derivation) =>
  (text: string): Partial<FaultPlan> => {
    const all = chosen(text)
    const lists = [...roles].flatMap(([id, { does }]) => (does === 'list' ? [id] : []))
    const isFailing = all.some(({ name }) => name === 'every-list-fails')
    return Object.assign(
      {},
      ...all.map(({ network }) => network),
      isFailing && { failing: lists },
    ) as Partial<FaultPlan>
  }
