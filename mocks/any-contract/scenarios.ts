import type { FaultPlan } from '../engine/network/faults.ts'
import type { AnyStore } from '../engine/table/store.ts'
import type { Derivation } from './derive.ts'
import type { KitScenario } from './project/define-kit.ts'

/** What a scenario does: how many rows the tables have, what happens on the way, and what is changed before the start. */
export interface DerivedScenario extends Partial<KitScenario> {
  readonly description: string
  readonly rows?: number
  readonly network?: Partial<FaultPlan>
}

const usual: Readonly<Record<string, DerivedScenario>> = {
  default: { description: 'the seeded rows' },
  empty: { description: 'no rows', rows: 0 },
  one: { description: 'one row in each table', rows: 1 },
  many: { description: '1,000 rows in each table', rows: 1000 },
  'slow-network': { description: 'each answer waits 2 s', network: { latency: 2000 } },
  flaky: { description: 'a fifth of the calls fail', network: { errors: 0.2 } },
  'every-list-fails': { description: 'each list gives 500' },
  'expired-token': { description: 'the next call that needs a token gets 401', network: { expireToken: true } },
}

/** The scenarios of a contract: the usual ones, and those of its project. Throws one line for a name that is none. */
export function scenariosOf({ roles }: Derivation, own: Readonly<Record<string, KitScenario>> = {}) {
  for (const name of Object.keys(own))
    if (Object.hasOwn(usual, name) || /^$|[+\s]/.test(name))
      throw new Error(
        `store.scenarios: "${name}" is a usual one, empty, or has a plus or a blank: choose another name.`,
      )
  const all: Readonly<Record<string, DerivedScenario>> = { ...usual, ...own }

  function chosen(text: string): (DerivedScenario & { readonly name: string })[] {
    const found = text.split('+').map((name) => {
      const scenario = Object.hasOwn(all, name) ? all[name] : undefined
      if (!scenario)
        throw new Error(
          `There is no scenario "${name}". There are: ${Object.keys(all).join(', ')}; combine them with "+".`,
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

  return {
    list: Object.entries(all).map(([name, { description }]) => ({ name, description })),
    check: chosen,
    /** How many rows each table has, if they say. */
    rowsOf: (text: string) => chosen(text).find(({ rows }) => rows !== undefined)?.rows,
    /** Their network faults. */
    faultsOf: (text: string): Partial<FaultPlan> => {
      const found = chosen(text)
      const lists = [...roles].flatMap(([id, { does }]) => (does === 'list' ? [id] : []))
      const isFailing = found.some(({ name }) => name === 'every-list-fails')
      return Object.assign(
        {},
        ...found.map(({ network }) => network),
        isFailing && { failing: lists },
      ) as Partial<FaultPlan>
    },
    /** Makes their changes of the seeded rows. */
    play: async (text: string, db: AnyStore, now: Date): Promise<void> => {
      const changes = chosen(text).flatMap(({ change }) => change ?? []) as ((call: object) => unknown)[]
      for (const change of changes) await change({ db, now })
      db.takeChanges()
    },
  }
}
