import type { FaultRule } from '../../engine/network/fault-rule.ts'

type FaultKind = FaultRule['kind']

/** The faults of the network, in the order of the list. */
export const networkKinds: ReadonlyArray<{ kind: FaultKind; words: string }> = [
  { kind: 'abort', words: 'connection breaks' },
  { kind: 'no-answer', words: 'no answer arrives' },
  { kind: 'cut', words: 'answer is cut off' },
  { kind: 'drip', words: 'answer drips in slowly' },
]

/** The wrong shapes of an answer, in the order of the list. */
export const shapeKinds: ReadonlyArray<{ kind: FaultKind; words: string }> = [
  { kind: 'missing-field', words: 'a field is missing' },
  { kind: 'wrong-type', words: 'a field has another type' },
  { kind: 'null-field', words: 'a field is null' },
  { kind: 'extra-field', words: 'an extra field' },
  { kind: 'number-as-text', words: 'a number arrives as text' },
  { kind: 'bad-date', words: 'a date is not a date' },
  { kind: 'list-as-object', words: 'a list arrives as an object' },
  { kind: 'empty-object', words: 'the answer is {}' },
]

/** The label of a kind. */
export const kindWords = (kind: FaultKind): string =>
  [...networkKinds, ...shapeKinds].find((one) => one.kind === kind)?.words ?? `answers ${kind}`
