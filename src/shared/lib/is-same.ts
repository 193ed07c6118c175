import { hashKey } from '@tanstack/react-query'

/** Whether two plain values say the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b])
}
