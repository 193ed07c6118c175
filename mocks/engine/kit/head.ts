import { realTime } from './clock.ts'
import { keptVersion, type Saved, type Settings } from './persistence.ts'

export const defaultSettings: Settings = { seed: 1, scenario: 'default' }

/** The head of a new shop. */
export function begin(settings: Settings, epoch: number, seeded: string): Saved {
  return { version: keptVersion, settings, seeded, startedAt: realTime(), revision: 0, epoch, counters: {} }
}

/** Whether the settings ask for another seed or scenario than the stored one. */
export const asksForAnother = (settings: Partial<Settings>, head: Saved): boolean =>
  (['seed', 'scenario'] as const).some((name) => settings[name] !== undefined && settings[name] !== head.settings[name])

/**
 * The stored settings with the requested ones. Naming a scenario replaces faults, latency and clock as well. A moved
 * clock starts now.
 */
export function continued(
  { settings: { seed, scenario, ...others }, ...head }: Saved,
  settings: Partial<Settings>,
): Saved {
  const { at, from, ...stays } = settings.scenario === undefined ? others : {}
  const movesClock = settings.at !== undefined || settings.from !== undefined
  const clock = movesClock ? {} : { ...(at && { at }), ...(from && { from }) }
  const isMoved = movesClock || at !== others.at || from !== others.from
  return {
    ...head,
    ...(isMoved && { startedAt: realTime() }),
    settings: { seed, scenario, ...stays, ...clock, ...settings },
  }
}
