import { textHash } from '#openapi/contract/text-hash.ts'

/** The hash of a text, mixed so that similar texts give distant numbers from 0 up to 1. */
function fraction(text: string): number {
  let hash = textHash(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * A number from 0 up to 1 that decides whether a fault hits a call. It depends on the seed, the operation and how often
 * the operation was called, but not on the calls of other operations.
 */
export const draw = (seed: number, operation: string, call: number, purpose: string): number =>
  fraction(`${seed} ${operation} ${call} ${purpose}`)
