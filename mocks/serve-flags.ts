import { AddressError, type Named, readAddress } from './page/address.ts'
import type { AddressParameter } from './page/address-parameters.ts'
import type { Settings } from './engine/kit/persistence.ts'
import { networkFaults } from './engine/network/fault-rule.ts'
import { wrongShapes } from './engine/network/wrong-shape.ts'
import { readFlags } from './http/flags.ts'

/** Flags with the meaning of the address parameters, so that the same code reads them. */
const flagsOfShop = {
  scenario: 'scenarios joined with +; a wrong one is answered with all that there are',
  seed: 'a whole number, on which all that is random depends',
  at: 'freezes the clock at a time such as 2026-12-24T10:00',
  from: 'lets the clock run from such a time',
  latency: 'milliseconds that each answer waits',
  errors: 'the share of calls that fail, from 0 to 1',
  faults: `operation:kind:probability[:first calls], joined with commas; kinds: 400 to 599, ${[...networkFaults, ...wrongShapes].join(', ')}`,
} satisfies Record<Exclude<AddressParameter, 'role' | 'changes' | 'live'>, string>

const flags = {
  port: 'the port, 4010 by default; 0 for one that is free',
  host: 'the address to listen on; by default only this machine reaches the server',
  ...flagsOfShop,
  keep: 'a SQLite file that keeps the data across restarts',
  recording: 'the directory of a recording, whose rows and time are the first ones',
  contract: 'an OpenAPI file to serve a backend with a memory of, in place of the project of this folder',
  rows: 'with --contract: how many rows each table gets, 12 by default',
}

export const serveUsage = `npm run serve -- [flags]
${Object.entries(flags)
  .map(([name, words]) => `  --${name.padEnd(12)}${words}`)
  .join('\n')}
  --config      a kit.config.ts that names the contract, the rows and the seed; by default that of this folder
  --list        with --contract: says what is remembered of it, and what is not and why, and ends`

type Given = Partial<Record<keyof typeof flags, string>>

/** What `npm run serve` is given; `undefined` if it is asked for its usage. Throws an error in one line. */
export function readServeFlags(args: readonly string[]) {
  const text = { type: 'string' } as const
  const named = Object.fromEntries(Object.keys(flags).map((name) => [name, text]))
  const isSet = { type: 'boolean' } as const
  const { values } = readFlags({ args: [...args], options: { ...named, list: isSet, help: isSet } })
  const { help, list = false, ...given } = values as Given & { help?: boolean; list?: boolean }
  if (help) return undefined
  const { port = '4010', host, keep, recording, contract, rows = '12', ...settings } = given
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`--port ${port}: give a whole number up to 65535.`)
  if (!/^\d{1,5}$/.test(rows)) throw new Error(`--rows ${rows}: give a whole number up to 99999.`)
  if (contract === undefined && (list || given.rows !== undefined))
    throw new Error(`--${list ? 'list' : 'rows'} goes with --contract.`)
  if (recording !== undefined && given.rows !== undefined)
    throw new Error('--rows counts seeded rows: leave it out, or --recording.')
  return {
    port: Number(port),
    host,
    keep,
    recording,
    contract,
    rows: Number(rows),
    list,
    settings: (names: Named) => settingsOf(settings, names),
  }
}

function settingsOf(given: Given, names: Named): Partial<Settings> {
  try {
    return readAddress(`http://localhost/?${new URLSearchParams(given)}`, names).choices.settings
  } catch (error) {
    if (error instanceof AddressError) throw new Error(error.message.replace(/^\?(\w+)=/, '--$1 '), { cause: error })
    throw error
  }
}
