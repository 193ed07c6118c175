import type { FaultRule } from '../../engine/fault-rule.ts'

type Kind = FaultRule['kind']

/** The faults of the network, in the order of the list. */
export const networkKinds: ReadonlyArray<{ kind: Kind; words: string }> = [
  { kind: 'abort', words: 'connection breaks' },
  { kind: 'no-answer', words: 'no answer comes' },
  { kind: 'cut', words: 'answer is cut off' },
  { kind: 'drip', words: 'answer drips in slowly' },
]

/** The wrong shapes of an answer, in the order of the list. */
export const shapeKinds: ReadonlyArray<{ kind: Kind; words: string }> = [
  { kind: 'missing-field', words: 'a field is missing' },
  { kind: 'wrong-type', words: 'a field has another type' },
  { kind: 'null-field', words: 'a field is null' },
  { kind: 'extra-field', words: 'a field too many' },
  { kind: 'number-as-text', words: 'a number comes as text' },
  { kind: 'bad-date', words: 'a date is none' },
  { kind: 'list-as-object', words: 'a list comes as an object' },
  { kind: 'empty-object', words: 'the answer is {}' },
]

/** The label of a kind. */
export const kindWords = (kind: Kind): string =>
  [...networkKinds, ...shapeKinds].find((one) => one.kind === kind)?.words ?? `answers ${kind}`
