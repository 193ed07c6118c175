import { type Path, same } from '#openapi/contract/json.ts'
import { type DocumentNode } from '../document.ts'
import type { Parts } from './parts.ts'
import type { Type } from './value-types.ts'

/** How two schemas differ in one place. */
export interface Difference {
  /** The field below the compared schemas, such as `.reviews[].id`; empty for the schemas themselves. */
  field: string
  /** What follows the field's name in a sentence: ` is gone`, `: minimum changed from 1 to 5`. */
  words: string
  /** Something that the old schema allows is not allowed by the new one. */
  narrows: boolean
  /** Something that the new schema allows was not allowed by the old one. */
  widens: boolean
  /** Set for a named field that came or went, which counts the same in a request and in an answer. */
  fieldIs?: 'new' | 'gone'
  at: Path
  /** The texts of both documents that make the difference. */
  about: DocumentNode[]
  keyword: string
}

/** What a message is on its way to: a request to the host, an answer to the caller. */
export type Direction = 'request' | 'answer'

/** Two schemas without alternatives, for values of one type. */
export interface Pair {
  old: Parts
  now: Parts
  type: Type
  direction: Direction
  /** Compares the schemas of a part of the value. */
  compare: (old: Parts, now: Parts, field: string) => Difference[]
}

const holding = (parts: Parts, keyword: string): DocumentNode | undefined =>
  parts.find(({ value }) => typeof value === 'object' && value !== null && keyword in value)

/** The difference that a keyword makes; none if it neither narrows nor widens. */
export function differing(
  { old, now }: Pick<Pair, 'old' | 'now'>,
  keyword: string,
  flags: { narrows: boolean; widens: boolean },
  words: string,
): Difference[] {
  if (!flags.narrows && !flags.widens) return []
  const holder = holding(now, keyword) ?? holding(old, keyword) ?? now[0] ?? old[0]
  const at = holder && holding([holder], keyword) ? [...holder.at, keyword] : (holder?.at ?? [])
  return [{ field: '', words, ...flags, at, about: [...old, ...now], keyword }]
}

/** `minimum 5 is new`, `minimum 5 is gone` or `minimum changed from 1 to 5`. */
export function changeOf(name: string, old: string | undefined, now: string | undefined): string {
  if (old === undefined) return `: ${name} ${now} is new`
  return now === undefined ? `: ${name} ${old} is gone` : `: ${name} changed from ${old} to ${now}`
}

/** Differences of a schema that counts only under a condition: a field that it names anew is a rule, not a field. */
export const asRules = (differences: readonly Difference[]): Difference[] =>
  differences.map(({ fieldIs, ...each }) =>
    fieldIs === undefined ? each : { ...each, narrows: fieldIs === 'new', widens: fieldIs === 'gone' },
  )

/** The values of one list that another lacks. */
export const lacking = <T>(values: readonly T[], others: readonly T[]): T[] =>
  values.filter((value) => !others.some((other) => same(value, other)))
