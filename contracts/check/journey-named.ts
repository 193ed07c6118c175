import type { KitJourney } from '#mocks/any-contract/project/own-check.ts'
import type { Law } from '#contracts/judge/finding.ts'
import { WronglyCalled } from './could-not-run.ts'

/** Whether `--only` names a journey instead of a part of the contract. */
export const namesAJourney = (only = '') => only.startsWith('journey:')

/** The journey that `--only journey:NAME` names, by its name or a part of it. Throws `WronglyCalled`. */
export function journeyNamed<Journey extends KitJourney>(journeys: readonly Journey[], only: string): Journey {
  const name = only.replace(/^journey:/, '').toLowerCase()
  const found = journeys.filter((each) => each.name.toLowerCase().includes(name))
  const [journey = found[0]] = found.filter((each) => each.name.toLowerCase() === name)
  if (journey && (found.length === 1 || journey.name.toLowerCase() === name)) return journey
  const which = found.length === 0 ? 'there is no such journey' : `that may be ${found.length} journeys`
  throw new WronglyCalled(`--only ${only}: ${which}. --list prints all of them.`)
}

const lines = (entries: ReadonlyArray<readonly [string, string]>) =>
  entries.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, words]) => `  ${name}\n      ${words}`)

/** The journeys with the operations that they are about, and the laws with their sentences. */
export const listText = (journeys: readonly KitJourney[], laws: readonly Law[]): string =>
  [
    `${journeys.length} journeys, each of which --only journey:NAME makes alone:`,
    ...lines(journeys.map(({ name, about, reads }) => [name, `${about.join(', ')}${reads ? '' : ' (with --write)'}`])),
    `${laws.length} laws, beside status and shape of each answer:`,
    ...lines(laws.map(({ name, sentence, reason }) => [name, `${sentence} ${reason}`])),
  ].join('\n')
