import { z } from 'zod'
import { valueAt } from './differences.ts'
import { anyPlace, type FindingClass, type Kind, type Mismatch, type Rule } from './finding.ts'
import { inShort } from './in-short.ts'
import { jsonPath } from './json-path.ts'

/** A place where an answer breaks the contract's schema, status or content type. */
export interface Judged extends Mismatch {
  class: Exclude<FindingClass, 'behaviour'>
  rule: Rule
  kind?: Kind
  /** How many list items share it. */
  times: number
}

type Issue = z.core.$ZodIssue

export type SchemaMismatch = Omit<Judged, 'times'>

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => inShort(value)).join(' or ')
  if (issue.code === 'invalid_format') return `a text of the format ${issue.format}`
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
  return issue.message
}

/** The JSON type of a value; undefined for a missing one. */
function kindOfValue(value: unknown): Kind | undefined {
  if (value === undefined) return undefined
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as Kind
}

/** The rule of the contract that a value breaks. */
function ruleOf(issue: Issue, value: unknown): Rule {
  if (value === undefined) return 'required'
  if (issue.code === 'invalid_value') return typeof value === 'string' ? 'enum' : 'type'
  if (issue.code === 'invalid_format') return 'format'
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const least = issue.code === 'too_small'
    if (issue.origin === 'string') return least ? 'minLength' : 'maxLength'
    return /number|int/.test(issue.origin) ? (least ? 'minimum' : 'maximum') : 'other'
  }
  return /^(invalid_type|invalid_union|not_multiple_of)$/.test(issue.code) ? 'type' : 'other'
}

/** A mismatch of the value at a path. */
function mismatchAt(
  about: Pick<Judged, 'class' | 'rule' | 'expected'>,
  path: readonly PropertyKey[],
  body: unknown,
): SchemaMismatch {
  const value = valueAt(body, path)
  const kind = kindOfValue(value)
  const got = inShort(value, path.at(-1))
  return { ...about, path: jsonPath(path), got, values: { got: value }, ...(kind && { kind }) }
}

/** Whether a text is an instant with small letters, which RFC 3339 allows and zod does not. */
const isInstant = (issue: Issue, value: unknown) =>
  issue.code === 'invalid_format' &&
  issue.format === 'datetime' &&
  typeof value === 'string' &&
  z.iso.datetime({ offset: true }).safeParse(value.toUpperCase()).success

export function mismatchesOf(issue: Issue, body: unknown, under: readonly PropertyKey[] = []): SchemaMismatch[] {
  const path = [...under, ...issue.path]
  if (isInstant(issue, valueAt(body, path))) return []
  if (issue.code === 'unrecognized_keys') {
    const about = { class: 'additive', rule: 'no such field', expected: 'no such field' } as const
    return issue.keys.map((key) => mismatchAt(about, [...path, key], body))
  }
  if (issue.code === 'invalid_union') {
    const near = issue.errors.find((branch) =>
      branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
    )
    if (near) return near.flatMap((each) => mismatchesOf(each, body, path))
  }
  const expected =
    issue.code === 'invalid_union'
      ? issue.errors.flatMap((branch) => branch.map(expectedBy)).join(' or ')
      : expectedBy(issue)
  return [mismatchAt({ class: 'structure', rule: ruleOf(issue, valueAt(body, path)), expected }, path, body)]
}

/** Combines the same mismatch in several items of a list into one, for any index. */
export function gathered(mismatches: readonly SchemaMismatch[]): Judged[] {
  const known = new Map<string, Judged>()
  for (const mismatch of mismatches) {
    const key = `${anyPlace(mismatch.path)} ${mismatch.expected}`
    const same = known.get(key)
    if (same) known.set(key, { ...same, path: anyPlace(same.path), times: same.times + 1 })
    else known.set(key, { ...mismatch, times: 1 })
  }
  return [...known.values()]
}
