import { operations } from '#openapi/generated/operations.ts'
import { checkFaultRules, readFaultRules } from './engine/fault-rule.ts'
import type { Settings } from './engine/persistence.ts'

/** What the address asks of the mocks. */
export interface Asked {
  settings: Partial<Settings>
  role?: 'guest' | 'customer' | 'admin'
  /** What a copied link carries: the changes since the seed, packed. */
  changes?: string
}

const names = ['scenario', 'seed', 'role', 'at', 'from', 'latency', 'errors', 'faults', 'changes'] as const

const number = (name: string, text: string, from: number, to: number): number => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= from && value <= to))
    throw new Error(`?${name}=${text}: give a number from ${from} to ${to}.`)
  return value
}

/** A plus in an address is a space to URLSearchParams: before a zone it was one. */
const instant = (text: string) => text.replace(/^(.+T\S+) (?=\d\d:?\d\d$)/, '$1+')

/**
 * Reads the mocks' parameters off an address: `?scenario=a+b&seed=7&role=guest|customer|admin&at=…&from=…&latency=300&errors=0.2
 * &faults=createOrder:409:0.2&changes=…`.
 * Gives what they ask and the address without them. Throws an `Error` that names the parameter that cannot be read.
 */
export function readAddress(href: string): { asked: Asked; rest: string } {
  const url = new URL(href)
  const { searchParams } = url
  const given = Object.fromEntries(
    names.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])),
  )
  // A deletion writes the whole query anew, with pluses for spaces: only where there is something to take out.
  for (const name of names) if (searchParams.has(name)) searchParams.delete(name)

  const { scenario, seed, role, at, from, latency, errors, faults, changes } = given
  if (seed !== undefined && !/^\d+$/.test(seed)) throw new Error(`?seed=${seed}: give a whole number.`)
  if (role !== undefined && !['guest', 'customer', 'admin'].includes(role))
    throw new Error(`?role=${role}: give guest, customer or admin.`)
  return {
    asked: {
      settings: {
        // A plus in an address is a space to URLSearchParams.
        ...(scenario !== undefined && { scenario: scenario.replaceAll(' ', '+') }),
        ...(seed !== undefined && { seed: number('seed', seed, 0, Number.MAX_SAFE_INTEGER) }),
        ...(at !== undefined && { at: instant(at) }),
        ...(from !== undefined && { from: instant(from) }),
        ...(latency !== undefined && { latency: number('latency', latency, 0, 60_000) }),
        ...(errors !== undefined && { errors: number('errors', errors, 0, 1) }),
        ...(faults !== undefined && { faults: checkFaultRules(readFaultRules(faults), Object.keys(operations)) }),
      },
      ...(role !== undefined && { role: role as 'guest' | 'customer' | 'admin' }),
      ...(changes !== undefined && { changes }),
    },
    rest: url.pathname + url.search + url.hash,
  }
}
