import type { z } from 'zod'
import { anyPlace, type FindingClass, type Mismatch } from '../finding.ts'
import { inShort } from './in-short.ts'
import { jsonPath } from './json-path.ts'

/** A place where an answer breaks the contract's schema, status or content type. */
export interface Judged extends Mismatch {
  class: Exclude<FindingClass, 'behaviour'>
  /** How many list items share it. */
  times: number
}

type Issue = z.core.$ZodIssue

export type SchemaMismatch = Omit<Judged, 'times'>

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  )

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => inShort(value)).join(' or ')
  if (issue.code === 'invalid_format') return `a text of the format ${issue.format}`
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
  return issue.message
}

export function mismatchesOf(issue: Issue, body: unknown, under: readonly PropertyKey[] = []): SchemaMismatch[] {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      class: 'additive',
      path: jsonPath([...path, key]),
      expected: 'no such field',
      got: inShort(valueAt(body, [...path, key]), key),
    }))
  }
  if (issue.code === 'invalid_union') {
    const near = issue.errors.find((branch) =>
      branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
    )
    if (near) return near.flatMap((each) => mismatchesOf(each, body, path))
    const expected = issue.errors.flatMap((branch) => branch.map(expectedBy)).join(' or ')
    return [{ class: 'structure', path: jsonPath(path), expected, got: inShort(valueAt(body, path), path.at(-1)) }]
  }
  return [
    {
      class: 'structure',
      path: jsonPath(path),
      expected: expectedBy(issue),
      got: inShort(valueAt(body, path), path.at(-1)),
    },
  ]
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
