import { isObject, type Json } from '#openapi/contract/json.ts'

/** What of the host has the place of what was recorded: the id of each recorded record, and that of the host's. */
export type Counterparts = Map<string, string>

const idOf = (value: unknown) => (isObject(value) && typeof value.id === 'string' ? value.id : undefined)

/** What a recording has in place of personal data, alone or in the JSON of a filter. */
export const standInForm =
  /recording\.test|\[redacted\]|\b(?:Person|Street|Landmark|City|State|Country) \d+\b|\+91 00000 \d{5}|(?:^|")(?:1990-01-01|0000\d\d)(?:$|")/

/** The plain values of a recorded record by which it can be known, without its ids. */
const knownBy = (recorded: Json) =>
  Object.entries(recorded).filter(
    ([name, value]) =>
      !/^id$|_id$/.test(name) &&
      typeof value !== 'object' &&
      value !== '' &&
      !(typeof value === 'string' && standInForm.test(value)),
  )

/** How many plain values two records have in common. */
const alike = (recorded: Json, got: Json) => knownBy(recorded).filter(([name, value]) => got[name] === value).length

/** At least half of the plain values must be the same. */
const isCounterpart = (recorded: Json, got: Json) => alike(recorded, got) * 2 >= knownBy(recorded).length

/**
 * The items of a list in the places of the recorded ones: by the known counterpart, the same id, or most values in common;
 * without ids by their place.
 */
export function pairsOf(recorded: readonly unknown[], got: readonly unknown[], counterparts: Counterparts) {
  const free = new Set(got)
  const take = (item: unknown) => {
    free.delete(item)
    return item
  }
  const byId = new Map(got.map((item) => [idOf(item), item]))
  const pairs = recorded.map((item, place): [unknown, unknown] => {
    const id = idOf(item)
    if (id === undefined) return [item, take(got[place])]
    const own = byId.get(counterparts.get(id)) ?? byId.get(id)
    const isIt = own !== undefined && (counterparts.has(id) || isCounterpart(item as Json, own as Json))
    return [item, isIt ? take(own) : undefined]
  })
  for (const pair of pairs) {
    const [item, other] = pair
    if (other !== undefined || !isObject(item) || idOf(item) === undefined) continue
    const [best] = [...free].filter(isObject).toSorted((a, b) => alike(item, b) - alike(item, a))
    if (best && alike(item, best) > 0 && isCounterpart(item, best)) pair[1] = take(best)
  }
  return { pairs, more: [...free] }
}

/** Notes which ids of the host stand for the recorded ones, wherever two answers show records in the same place. */
export function noteCounterparts(recorded: unknown, got: unknown, counterparts: Counterparts): void {
  if (Array.isArray(recorded) && Array.isArray(got)) {
    for (const [one, other] of pairsOf(recorded, got, counterparts).pairs) noteCounterparts(one, other, counterparts)
  } else if (isObject(recorded) && isObject(got)) {
    const own = idOf(recorded)
    const other = idOf(got)
    if (own !== undefined && other !== undefined && !counterparts.has(own)) counterparts.set(own, other)
    for (const [name, value] of Object.entries(recorded)) noteCounterparts(value, got[name], counterparts)
  }
}
