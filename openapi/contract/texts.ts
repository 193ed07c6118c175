import fc from 'fast-check'
import { regExpOf } from './reg-exp.ts'

/** Texts of the formats that a schema may name, another one for each of the numbers from 0 to 8. */
export const byFormat: Readonly<Record<string, (turn: number) => string>> = {
  'date-time': (turn) => `2030-01-0${turn + 1}T04:05:06Z`,
  date: (turn) => `2030-01-0${turn + 1}`,
  time: (turn) => `04:05:0${turn}Z`,
  duration: (turn) => `P${turn + 1}D`,
  uri: (turn) => `https://example.com/check/${turn}`,
  url: (turn) => `https://example.com/check/${turn}`,
  'uri-reference': (turn) => `/check/${turn}`,
  uuid: (turn) => `6f1d1c5e-1f6b-4a52-9d5b-0a6d3c1b7e0${turn}`,
  hostname: () => 'example.com',
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8::1',
  byte: () => 'Y2hlY2s=',
}

/** Of one pattern alone it takes up to a second to find out what its texts are. */
const cached = new Map<string, fc.Arbitrary<string>>()

/** Texts of a pattern; only the empty one for a pattern that fast-check cannot follow, such as one that looks ahead. */
export function textsMatching(pattern: string): fc.Arbitrary<string> {
  const before = cached.get(pattern)
  if (before) return before
  let texts: fc.Arbitrary<string> = fc.constant('')
  try {
    texts = fc.stringMatching(regExpOf(pattern))
  } catch {
    // The empty one.
  }
  cached.set(pattern, texts)
  return texts
}
