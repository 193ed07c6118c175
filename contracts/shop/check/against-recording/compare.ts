import { isObject, type Path, objectIn } from '#openapi/contract/json.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { type Counterparts, pairsOf } from './counterparts.ts'

interface Comparing {
  counterparts: Counterparts
  /** Milliseconds from the recording until now: a host may keep its dates as far from today as they were. */
  since: number
  /** Whether the recording has a stand-in at a path. */
  isHidden: (path: string, value: unknown) => boolean
}

const day = 86_400_000
const date = /^\d{4}-\d\d-\d\d(?:T|$)/

/** Whether a date is the recorded one, or as far from today as that was. */
function isSameDate(recorded: string, got: string, since: number): boolean {
  const ms = Date.parse(got) - Date.parse(recorded)
  return ms === 0 || Math.abs(ms - since) <= day
}

function isSameText(recorded: string, got: string, { counterparts, since }: Comparing): boolean {
  if ((counterparts.get(recorded) ?? recorded) === got) return true
  return date.test(recorded) && date.test(got) && isSameDate(recorded, got, since)
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

const named = (item: unknown) => {
  const { name, SKU, code, order_number: number, id } = objectIn(item)
  return String(SKU ?? code ?? number ?? name ?? id)
}

/** Where an answer differs from the recorded one, in structure or in a value. */
export function* differencesOf(recorded: unknown, got: unknown, how: Comparing, path: Path = []): Generator<Mismatch> {
  const at = jsonPath(path)
  const mismatch = (expected: string, shown: string): Mismatch => ({ path: at, expected, got: shown })
  if (Array.isArray(recorded) && Array.isArray(got)) {
    const { pairs, more } = pairsOf(recorded, got, how.counterparts)
    const lost = pairs.filter(([, other]) => other === undefined).map(([item]) => named(item))
    if (lost.length > 0)
      yield mismatch(`${recorded.length} with ${lost.slice(0, 3).join(', ')}`, `${got.length} without`)
    else if (more.length > 0)
      yield mismatch(String(recorded.length), `${got.length}, also ${more.slice(0, 3).map(named).join(', ')}`)
    for (const [item, other] of pairs)
      if (other !== undefined) yield* differencesOf(item, other, how, [...path, got.indexOf(other)])
  } else if (isObject(recorded) && isObject(got)) {
    for (const [name, value] of Object.entries(recorded)) yield* differencesOf(value, got[name], how, [...path, name])
    for (const name of Object.keys(got).filter((each) => !(each in recorded)))
      yield { path: jsonPath([...path, name]), expected: 'no such field', got: inShort(got[name]) }
  } else if (recorded !== got && !how.isHidden(at, recorded)) {
    const isSame = typeof recorded === 'string' && typeof got === 'string' && isSameText(recorded, got, how)
    if (kindOf(recorded) !== kindOf(got) && recorded !== null && got !== null)
      yield mismatch(kindOf(recorded), kindOf(got))
    else if (!isSame) yield { ...mismatch(inShort(recorded), inShort(got)), values: { expected: recorded, got } }
  }
}
