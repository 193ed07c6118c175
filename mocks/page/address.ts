import { operations } from '#openapi/generated/operations.ts'
import { type AddressParameter, addressParameters } from './address-parameters.ts'
import { checkFaultRules, readFaultRules } from '../engine/network/fault-rule.ts'
import { checkOperations } from '../engine/kit/kit.ts'
import type { Settings } from '../engine/table/persistence.ts'
import { type Role, roles } from '../panel/kit.ts'

/** The mocks' parameters of an address. */
export interface Asked {
  settings: Partial<Settings>
  role?: Role
  /** The changes since the seed, packed, from a copied link. */
  changes?: string
}

const number = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= from && value <= to))
    throw new Error(`?${name}=${text}: give a number from ${from} to ${to}.`)
  return value
}

/** URLSearchParams reads a plus as a space; this restores the plus before a zone. */
const instant = (text: string) => text.replace(/^(.+T\S+) (?=\d\d:?\d\d$)/, '$1+')

const ids = Object.keys(operations)
/** Named sets of operations. */
const sets: Readonly<Record<string, readonly string[]>> = {
  all: ids,
  reads: Object.values(operations).flatMap(({ id, method }) => (method === 'GET' ? [id] : [])),
  none: [],
}
const readLive = (text: string) => checkOperations(sets[text] ?? text.split(','), ids)

/**
 * Reads the mocks' parameters, such as `?scenario=a+b&seed=7&role=admin&faults=checkout:409:0.2`, and returns the
 * address without them. Throws an `Error` that names an invalid parameter.
 */
export function readAddress(href: string): { asked: Asked; rest: string } {
  const url = new URL(href)
  const { searchParams } = url
  const given: Partial<Record<AddressParameter, string>> = Object.fromEntries(
    addressParameters.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])),
  )
  // Only if present, since each deletion rewrites the whole query with pluses for spaces.
  for (const name of addressParameters) if (searchParams.has(name)) searchParams.delete(name)

  const { scenario, seed, role, at, from, latency, errors, faults, changes, live } = given
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new Error(`?seed=${seed}: give a whole number.`)
  const asked = roles.find((one) => one === role)
  if (role !== undefined && asked === undefined) throw new Error(`?role=${role}: give ${roles.join(', ')}.`)
  return {
    asked: {
      settings: {
        // URLSearchParams reads a plus as a space.
        ...(scenario !== undefined && { scenario: scenario.replaceAll(' ', '+') }),
        ...(seed !== undefined && { seed: number('seed', seed, 0, Number.MAX_SAFE_INTEGER) }),
        ...(at !== undefined && { at: instant(at) }),
        ...(from !== undefined && { from: instant(from) }),
        ...(latency !== undefined && { latency: number('latency', latency, 0, 60_000) }),
        ...(errors !== undefined && { errors: number('errors', errors, 0, 1) }),
        ...(faults !== undefined && { faults: checkFaultRules(readFaultRules(faults), Object.values(operations)) }),
        ...(live !== undefined && { live: readLive(live) }),
      },
      ...(asked !== undefined && { role: asked }),
      ...(changes !== undefined && { changes }),
    },
    rest: url.pathname + url.search + url.hash,
  }
}
