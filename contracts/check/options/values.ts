import { readFileSync } from 'node:fs'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { operations, type Tag } from '#openapi/generated/operations.ts'
import type { Credentials } from '#contracts/exchanges/stage.ts'
import { CouldNotRun } from '../could-not-run.ts'

/**
 * Where `/v1` and `/api` are: the origin of a URL argument with its path, if any; a `/v1` at its end may be left out.
 * Throws `CouldNotRun` if it is not http(s) or has a query or a user name.
 */
export function readOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CouldNotRun(`"${given}" is not an address: give one such as http://127.0.0.1:4010.`)
  const base = url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  if (url.search !== '' || url.username !== '')
    throw new CouldNotRun(`Give the address alone, ${base}: /v1 and /api beneath it are the contract's.`)
  return base
}

/** A flag's whole number, at least `from` and at most `to`. Throws `CouldNotRun` naming the flag. */
export function readNumber(name: string, given: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  const value = Number(given)
  if (given.trim() === '' || !Number.isSafeInteger(value) || value < from || value > to) {
    const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`
    throw new CouldNotRun(`--${name} ${given}: give a whole number from ${from}${limit}.`)
  }
  return value
}

/** The tag that `--only` names. Throws `CouldNotRun` with the usage for an unknown one. */
export function readTag(given: string, usage: string): Tag {
  const found = Object.values(operations).find(({ tag }) => tag === given)
  if (!found) throw new CouldNotRun(`--only ${given}: the contract has no such tag.\n${usage}`)
  return found.tag
}

/**
 * The account in `email:password`; without it the seeded one, or undefined if there is a token. Throws `CouldNotRun`.
 */
export function readAccount(
  name: string,
  given: string | undefined,
  token: string | undefined,
  seeded: Credentials,
): Credentials | undefined {
  if (given === undefined) return token === undefined ? seeded : undefined
  const colon = given.indexOf(':')
  if (colon < 1 || colon === given.length - 1) throw new CouldNotRun(`${name} is not of the form email:password.`)
  return { email: given.slice(0, colon), password: given.slice(colon + 1) }
}

/** The text of the baseline file. Throws `CouldNotRun` if it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CouldNotRun(`--baseline ${path} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}
