import { hashKey } from '@tanstack/react-query'

/** Whether two plain values are equal, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b])
}
