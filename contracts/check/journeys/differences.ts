import type { Mismatch } from '#contracts/judge/finding.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import { same } from '../../judge/laws/law.ts'

/** Where two readings of a record differ, for each field that both have. */
export function* differences(wanted: Json, got: Json, under: readonly PropertyKey[] = []): Generator<Mismatch> {
  for (const [key, value] of Object.entries(wanted)) if (key in got) yield* unequal(value, got[key], [...under, key])
}

/** The innermost places at which two values differ. */
function* unequal(wanted: unknown, got: unknown, path: readonly PropertyKey[]): Generator<Mismatch> {
  if (same(wanted, got)) return
  const inner =
    Array.isArray(wanted) && Array.isArray(got) && wanted.length === got.length
      ? wanted.flatMap((item, index) => [...unequal(item, got[index], [...path, index])])
      : isObject(wanted) && isObject(got)
        ? [...differences(wanted, got, path)]
        : []
  if (inner.length > 0) {
    yield* inner
    return
  }
  const at = path.at(-1)
  yield {
    path: jsonPath(path),
    expected: inShort(wanted, at),
    got: inShort(got, at),
    values: { expected: wanted, got },
  }
}
