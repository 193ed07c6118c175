import type { Mismatch } from './finding.ts'
import { inShort } from './in-short.ts'
import { jsonPath } from './json-path.ts'
import { isObject, type Json, type Path, valueAt } from '#openapi/contract/json.ts'

type IsSame = (wanted: unknown, got: unknown) => boolean

/** Of JSON, in which `-0.0` is zero. */
const isEqual: IsSame = (wanted, got) => wanted === got

/** Where a record differs from what is wanted of it, for each field that both have. */
export function* differences(wanted: Json, got: Json, path: Path = [], isSame: IsSame = isEqual): Generator<Mismatch> {
  for (const [key, value] of Object.entries(wanted))
    if (key in got) yield* unlike(value, got[key], [...path, key], isSame)
}

const isNameOfId = (name: string) => /(?:^id|_id|[a-z]Id)$/.test(name)

/** Whether a record has the id of the wanted one, or, where that has none, the ids that it refers to. */
function hasItsIds(wanted: unknown, got: unknown): boolean {
  if (!isObject(wanted) || !isObject(got)) return false
  const names = 'id' in wanted ? ['id'] : Object.keys(wanted).filter(isNameOfId)
  return names.length > 0 && names.every((name) => wanted[name] === got[name])
}

/**
 * The place of each wanted item in a list of the same length. The contract gives nested lists no order, so a record may
 * be at any place; one that is not found is compared with an item that no other record matches.
 */
function placesOf(wanted: readonly unknown[], got: readonly unknown[], isSame: IsSame): number[] {
  const free = new Set(got.keys())
  const take = (isIt: (place: number) => boolean): number | undefined => {
    // Mostly the first one, as both lists have the same order.
    for (const place of free)
      if (isIt(place)) {
        free.delete(place)
        return place
      }
    return undefined
  }
  const equal = wanted.map((item) => take((place) => unlike(item, got[place], [], isSame).next().done === true))
  const matched = equal.map((found, at) => found ?? take((place) => hasItsIds(wanted[at], got[place])))
  return matched.map((found) => found ?? take(() => true) ?? 0)
}

/** The innermost places at which a value differs from the wanted one; what it has beyond that is no difference. */
export function* unlike(wanted: unknown, got: unknown, path: Path, isSame: IsSame = isEqual): Generator<Mismatch> {
  if (Array.isArray(wanted) && Array.isArray(got) && wanted.length === got.length) {
    const places = placesOf(wanted, got, isSame)
    for (const [index, place] of places.entries()) yield* unlike(wanted[index], got[place], [...path, place], isSame)
  } else if (isObject(wanted) && isObject(got))
    for (const [key, value] of Object.entries(wanted)) yield* unlike(value, got[key], [...path, key], isSame)
  else if (!isSame(wanted, got)) {
    // Reports word these values anew, by what the contract says is personal.
    yield {
      path: jsonPath(path),
      expected: inShort(wanted),
      got: inShort(got),
      values: { expected: wanted, got },
    }
  }
}

/** What an answer has at a path: of a record, where it differs from the wanted one. */
export function unlikeAt(body: unknown, path: Path, wanted: unknown): Generator<Mismatch> {
  const got = valueAt(body, path)
  return isObject(wanted) && isObject(got) ? differences(wanted, got, path) : unlike(wanted, got, path)
}
