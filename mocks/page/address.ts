import { type AddressParameter, addressParameters } from './address-parameters.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { instantOf } from '../engine/kit/clock.ts'
import { checkFaultRules, readFaultRules } from '../engine/network/fault-rule.ts'
import { checkOperations } from '../engine/kit/kit.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import type { Operation } from '../engine/call/operation.ts'

/** The mocks' parameters of an address. */
export interface AddressChoices {
  settings: Partial<Settings>
  role?: string
  /** The changes since the seed, packed, from a copied link. */
  changes?: string
}

/** A parameter that cannot be read. */
export class AddressError extends Error {
  override name = 'AddressError'
  /** The page that says so is headed with it. */
  readonly parameter: AddressParameter

  constructor(parameter: AddressParameter, message: string, options?: ErrorOptions) {
    super(message, options)
    this.parameter = parameter
  }
}

/** The error for a parameter short enough to be repeated as it was given. */
const wrong = (parameter: AddressParameter, text: string, advice: string, options?: ErrorOptions) =>
  new AddressError(parameter, `?${parameter}=${text}: ${advice}`, options)

/** What `read` makes of a parameter. Throws an `AddressError`. */
function reading<Value>(name: AddressParameter, text: string, read: (text: string) => Value): Value {
  try {
    return read(text)
  } catch (cause) {
    throw wrong(name, text, messageOf(cause), { cause })
  }
}

function number(name: AddressParameter, text: string, from: number, to: number): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= from && value <= to))
    throw wrong(name, text, `give a number from ${from} to ${to}.`)
  return value
}

/** URLSearchParams reads a plus as a space; this restores the plus before a zone. */
const instant = (text: string) => text.replace(/^(.+T\S+) (?=\d\d:?\d\d$)/, '$1+')

function checkInstant(text: string): string {
  instantOf(text)
  return text
}

/** What the parameters name: operations of the contract, scenarios, and who signs in. */
export interface Named {
  readonly operations: readonly Operation[]
  /** Throws a readable message for a text that names no scenarios. */
  readonly checkScenario: (text: string) => unknown
  /** Who can sign in, beside a guest. */
  readonly roles?: readonly string[]
}

/** The operationIds of a text that names some, or a set of them. */
function readLive(text: string, operations: readonly Operation[]): readonly string[] {
  const ids = operations.map(({ id }) => id)
  const sets: Readonly<Record<string, readonly string[]>> = {
    all: ids,
    reads: operations.flatMap(({ id, method }) => (method === 'GET' ? [id] : [])),
    none: [],
  }
  return checkOperations(sets[text] ?? text.split(','), ids)
}

/**
 * Reads the mocks' parameters, such as `?scenario=a+b&seed=7&role=admin&faults=checkout:409:0.2`, and returns the
 * address without them. Throws an `AddressError` if one of them cannot be read.
 */
export function readAddress(
  href: string,
  { operations, checkScenario, roles = [] }: Named,
): { choices: AddressChoices; rest: string } {
  const url = new URL(href)
  const { searchParams } = url
  const given: Partial<Record<AddressParameter, string>> = Object.fromEntries(
    addressParameters.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])),
  )
  for (const name of addressParameters)
    if (searchParams.getAll(name).length > 1)
      throw wrong(
        name,
        searchParams.getAll(name).join(`&${name}=`),
        name === 'scenario' ? 'give it once, with a + between several scenarios.' : 'give it once.',
      )
  if (given.at !== undefined && given.from !== undefined)
    throw wrong('from', given.from, 'leave it out, or at: the clock stands still or runs.')
  // Only if present, since each deletion rewrites the whole query with pluses for spaces.
  for (const name of addressParameters) if (searchParams.has(name)) searchParams.delete(name)

  const { scenario, seed, role, at, from, latency, errors, faults, changes, live } = given
  if (seed !== undefined && !/^\d+$/.test(seed)) throw wrong('seed', seed, 'give a whole number, 0 or more.')
  const scenarioText = (text: string) => {
    checkScenario(text)
    return text
  }
  const allowed = ['guest', ...roles]
  if (role !== undefined && !allowed.includes(role)) throw wrong('role', role, `give ${allowed.join(', ')}.`)
  return {
    choices: {
      settings: {
        // URLSearchParams reads a plus as a space.
        ...(scenario !== undefined && { scenario: reading('scenario', scenario.replaceAll(' ', '+'), scenarioText) }),
        ...(seed !== undefined && { seed: number('seed', seed, 0, Number.MAX_SAFE_INTEGER) }),
        ...(at !== undefined && { at: reading('at', instant(at), checkInstant) }),
        ...(from !== undefined && { from: reading('from', instant(from), checkInstant) }),
        ...(latency !== undefined && { latency: number('latency', latency, 0, 60_000) }),
        ...(errors !== undefined && { errors: number('errors', errors, 0, 1) }),
        ...(faults !== undefined && {
          faults: reading('faults', faults, (text) => checkFaultRules(readFaultRules(text), operations)),
        }),
        ...(live !== undefined && { live: reading('live', live, (text) => readLive(text, operations)) }),
      },
      ...(role !== undefined && { role }),
      ...(changes !== undefined && { changes }),
    },
    rest: url.pathname + url.search + url.hash,
  }
}
